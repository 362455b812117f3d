CREATE TABLE "undoable_publishings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"by_id" uuid,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"publication" jsonb,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undoable_publishings_post" UNIQUE("post_id")
);
--> statement-breakpoint
ALTER TABLE "undoable_publishings" ADD CONSTRAINT "undoable_publishings_organisation_id_post_id_posts_organisation_id_id_fk" FOREIGN KEY ("organisation_id","post_id") REFERENCES "public"."posts"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
call app.protect('undoable_publishings');
