CREATE INDEX "events_venue" ON "events" USING btree ("venue_id");--> statement-breakpoint
CREATE INDEX "landing_pages_event" ON "landing_pages" USING btree ("event_id");--> statement-breakpoint
-- A page outlives the event it is about: it keeps its text and loses the event.
ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_organisation_id_event_id_events_organisation_id_id_fk";
--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_organisation_id_event_id_events_organisation_id_id_fk"
  FOREIGN KEY ("organisation_id", "event_id") REFERENCES "events" ("organisation_id", "id") ON DELETE SET NULL ("event_id");
