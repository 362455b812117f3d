CREATE TABLE "hotel_decors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_decors_tenant" UNIQUE("organisation_id","id"),
	CONSTRAINT "hotel_decors_property" UNIQUE("property_id")
);
--> statement-breakpoint
ALTER TABLE "hotel_decors" ADD CONSTRAINT "hotel_decors_organisation_id_property_id_properties_organisation_id_id_fk" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."properties"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
call app.protect('hotel_decors');
