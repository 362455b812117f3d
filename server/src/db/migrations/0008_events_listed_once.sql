DROP INDEX "events_workspace_start";--> statement-breakpoint
DROP INDEX "events_organisation_start";--> statement-breakpoint
CREATE INDEX "events_filtered" ON "events" USING btree ("organisation_id","status","category","start_date","id") WHERE "events"."id" = "events"."translation_group";--> statement-breakpoint
CREATE INDEX "events_workspace_start" ON "events" USING btree ("workspace_id","start_date","id") WHERE "events"."id" = "events"."translation_group";--> statement-breakpoint
CREATE INDEX "events_organisation_start" ON "events" USING btree ("organisation_id","start_date","id") WHERE "events"."id" = "events"."translation_group";