import type { Block } from '@foyer/contract/blocks';
import { brief, type ContentType } from '@foyer/contract/content';
import { type Language, languages } from '@foyer/contract/languages';
import { composeSound, openClaims } from '@foyer/editorial/composer/compose-sound';
import { straightLine } from '@foyer/editorial/composer/happening';
import { openingOf } from '@foyer/editorial/composer/openings';
import type { ComposeRequest } from '@foyer/editorial/composer/workshop';
import { contextIn } from '@foyer/editorial/context';
import { describe, expect, it } from 'vitest';
import { calendarFrom } from './calendar.ts';
import { demoOrganizations } from './organizations.ts';
import { tellingsOf } from './tellings.ts';

const calendar = calendarFrom(new Date());
const reach = 35;

type Subject = { of: string; type: ContentType; request: ComposeRequest };

/**
 * Each house by itself as page and post, and each house with each event near it, in turn as page and as article; each
 * event described once. `npm run bench` writes every one of them in every type.
 */
function subjectsIn(language: Language): Subject[] {
  return demoOrganizations.flatMap(({ workspaces }) =>
    workspaces.flatMap(({ properties, events, styleguide }) => {
      const happenings = events.map((event) => ({ event, told: tellingsOf(event, calendar) }));
      const about = (property: (typeof properties)[number], i: number, type: ContentType): Subject => {
        const facts = property.facts.map((fact, at) => ({ ...fact, id: `fact ${at}` }));
        const { event, told } = happenings[i] ?? { event: null, told: [] };
        const sources = { property: property.record, facts, events: told, styleguide: styleguide.content };
        const seed = `${property.record.name}, ${event?.title}, ${type}`;
        const request = {
          ...contextIn(sources, language),
          contentType: type,
          brief: brief.parse({}),
          images: [],
          seed,
        };
        return { of: seed, type, request };
      };
      const near = (property: (typeof properties)[number], i: number) => {
        const venue = happenings[i]?.event.venue;
        return venue !== undefined && straightLine(property.record, venue) <= reach;
      };
      return [
        ...properties.flatMap((property, p) => [
          about(property, -1, 'landing_page'),
          about(property, -1, 'property_post'),
          about(property, -1, 'article'),
          ...happenings.flatMap((_, i) =>
            near(property, i) ? [about(property, i, (i + p) % 2 ? 'article' : 'landing_page')] : [],
          ),
        ]),
        ...happenings.flatMap((_, i) => properties.slice(0, 1).map((house) => about(house, i, 'event_description'))),
      ];
    }),
  );
}

describe.each(languages)('everything the composer can write of the demo, in %s', (language) => {
  it('says nothing red, and no two texts begin with the same sentence', { timeout: 60_000 }, () => {
    const red: string[] = [];
    const begun = new Map<string, string>();
    const beside: Block[][] = [];
    const subjects = subjectsIn(language);
    for (const { of, request } of subjects) {
      const text = composeSound({ ...request, beside });
      if (openClaims(text, request) > 0) red.push(of);
      const opening = openingOf(text.blocks);
      expect(begun.get(opening), `${of} begins with «${opening}» as well`).toBeUndefined();
      begun.set(opening, of);
      // Only how they begin: what they say further on may be alike.
      beside.push(text.blocks.filter(({ kind }) => kind !== 'hero').slice(0, 2));
    }
    expect(red).toEqual([]);
    expect(subjects.length).toBeGreaterThan(100);
  });
});
