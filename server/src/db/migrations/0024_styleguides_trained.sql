CREATE TABLE "styleguide_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"styleguide_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" text,
	"restored_from" integer,
	"accepted" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "styleguide_versions_once" UNIQUE("styleguide_id","version")
);
--> statement-breakpoint
CREATE TABLE "training_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"styleguide_id" uuid NOT NULL,
	"training_id" uuid NOT NULL,
	"proposal" text NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_decisions_once" UNIQUE("training_id","proposal")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"styleguide_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"input" jsonb NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"proposals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "trainings_tenant" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "styleguide_versions" ADD CONSTRAINT "styleguide_versions_organisation_id_styleguide_id_styleguides_organisation_id_id_fk" FOREIGN KEY ("organisation_id","styleguide_id") REFERENCES "public"."styleguides"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_decisions" ADD CONSTRAINT "training_decisions_organisation_id_training_id_trainings_organisation_id_id_fk" FOREIGN KEY ("organisation_id","training_id") REFERENCES "public"."trainings"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_decisions" ADD CONSTRAINT "training_decisions_organisation_id_styleguide_id_styleguides_organisation_id_id_fk" FOREIGN KEY ("organisation_id","styleguide_id") REFERENCES "public"."styleguides"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_organisation_id_styleguide_id_styleguides_organisation_id_id_fk" FOREIGN KEY ("organisation_id","styleguide_id") REFERENCES "public"."styleguides"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_decisions_guide" ON "training_decisions" USING btree ("styleguide_id");--> statement-breakpoint
CREATE INDEX "trainings_latest" ON "trainings" USING btree ("styleguide_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_one_at_a_time" ON "trainings" USING btree ("styleguide_id") WHERE "trainings"."state" in ('queued', 'running');
--> statement-breakpoint
call app.protect('styleguide_versions');
--> statement-breakpoint
call app.protect('trainings');
--> statement-breakpoint
call app.protect('training_decisions');
