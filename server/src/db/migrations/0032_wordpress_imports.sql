CREATE TABLE "wordpress_import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"date" timestamp with time zone,
	"outcome" text NOT NULL,
	"notes" jsonb NOT NULL,
	"thing_id" uuid,
	CONSTRAINT "wordpress_import_items_once" UNIQUE("import_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "wordpress_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"property_id" uuid,
	"job_id" uuid NOT NULL,
	"address" text NOT NULL,
	"language" text,
	"dry_run" boolean NOT NULL,
	"plan" jsonb,
	"edits" boolean DEFAULT false NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wordpress_imports_tenant" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "wordpress_origins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"thing_id" uuid,
	"slug" text,
	"file" text,
	"theirs" text NOT NULL,
	"ours" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wordpress_origins_once" UNIQUE("domain_id","site","kind","number")
);
--> statement-breakpoint
ALTER TABLE "wordpress_import_items" ADD CONSTRAINT "wordpress_import_items_organisation_id_import_id_wordpress_imports_organisation_id_id_fk" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."wordpress_imports"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wordpress_imports" ADD CONSTRAINT "wordpress_imports_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wordpress_imports" ADD CONSTRAINT "wordpress_imports_organisation_id_workspace_id_workspaces_organisation_id_id_fk" FOREIGN KEY ("organisation_id","workspace_id") REFERENCES "public"."workspaces"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wordpress_origins" ADD CONSTRAINT "wordpress_origins_organisation_id_domain_id_domains_organisation_id_id_fk" FOREIGN KEY ("organisation_id","domain_id") REFERENCES "public"."domains"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wordpress_imports_domain" ON "wordpress_imports" USING btree ("domain_id","created_at");--> statement-breakpoint
CREATE INDEX "wordpress_origins_file" ON "wordpress_origins" USING btree ("domain_id","file");
--> statement-breakpoint
call app.protect('wordpress_imports');
--> statement-breakpoint
call app.protect('wordpress_import_items');
--> statement-breakpoint
call app.protect('wordpress_origins');
