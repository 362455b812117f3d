CREATE TABLE "visits" (
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"path" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visits_organisation_id_domain_id_path_day_pk" PRIMARY KEY("organisation_id","domain_id","path","day")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
call app.protect('visits');
