CREATE TABLE "delivery_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"brought" jsonb,
	"found" jsonb,
	CONSTRAINT "delivery_texts_delivery" UNIQUE("delivery_id")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "drift" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "drift_mark" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "drift_found_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "adopted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_tenant" UNIQUE("organisation_id","id");--> statement-breakpoint
ALTER TABLE "delivery_texts" ADD CONSTRAINT "delivery_texts_organisation_id_delivery_id_deliveries_organisation_id_id_fk" FOREIGN KEY ("organisation_id","delivery_id") REFERENCES "public"."deliveries"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
call app.protect('delivery_texts');
--> statement-breakpoint
-- What stands in a WordPress was not kept so far: the next night brings each post there once more, and keeps it.
update deliveries set sent = null;
