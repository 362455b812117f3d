-- The events of a venue are counted in its index alone, which row-level security asks for the organisation as well.
DROP INDEX "events_venue";--> statement-breakpoint
CREATE INDEX "events_venue" ON "events" USING btree ("venue_id","organisation_id","id","translation_group");
