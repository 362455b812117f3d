DROP INDEX "events_workspace_start";--> statement-breakpoint
DROP INDEX "events_filtered";--> statement-breakpoint
CREATE INDEX "events_workspace_start" ON "events" USING btree ("workspace_id","start_date","id","organisation_id","status") WHERE "events"."id" = "events"."translation_group";--> statement-breakpoint
CREATE INDEX "events_filtered" ON "events" USING btree ("organisation_id","status","category","start_date","id","workspace_id","end_date") WHERE "events"."id" = "events"."translation_group";
