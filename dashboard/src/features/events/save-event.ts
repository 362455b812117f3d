/**
 * Saves an event in all its languages: what they share with the first of them, then each language that has changed. A
 * language that is new is entered by itself and then linked; where that stops halfway, the next save goes on there.
 */
import type { Event } from '@foyer/contract/events';
import { type Language, languageNames } from '@foyer/contract/languages';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import {
  type EventDraft,
  type EventText,
  isWritten,
  leaderOf,
  type Problems,
  sharedInput,
  toldIn,
} from './event-draft.ts';
import { changeEvent, createEvent, linkEvent } from './queries.ts';

/** The language a save stopped at. */
export class NotSaved extends Error {
  readonly language: Language;
  constructor(language: Language, cause: unknown) {
    super(messageOf(cause), { cause });
    this.language = language;
  }
}

export type SaveEvent = {
  workspaceId: string;
  draft: EventDraft;
  /** The draft as it was loaded; null for a new event. */
  before: EventDraft | null;
  stored: readonly Event[];
  /** The version of the event the save is meant for. */
  version: number | undefined;
  /** Told of the version each step leaves behind, which the next one is meant for. */
  onVersion: (version: number) => void;
  /** Told of each language that is stored now, linked or not. */
  onStored: (language: Language, stored: { eventId: string; loose: boolean }) => void;
};

/** Answers the id of the group. Throws NotSaved. */
export async function saveEvent(saving: SaveEvent): Promise<string> {
  const { workspaceId, draft, before, stored, onStored, onVersion } = saving;
  let { version } = saving;
  const leader = leaderOf(stored);
  let group = leader?.translation_group ?? null;
  let shared = sharedInput(draft, leader);
  let files = { mainImage: draft.mainImage ?? undefined, secondaryImage: draft.secondaryImage ?? undefined };
  let sharedDue = before === null || differs(draft, before);
  const told = toldIn(draft).filter((language) => isWritten(draft.texts[language]));
  told.sort((a, b) => Number(b === leader?.language) - Number(a === leader?.language));

  for (const language of told) {
    const text = draft.texts[language];
    if (!text) continue;
    const { title, description, status, publishAt } = text;
    const own = { title, description, status, publishAt, language };
    const changed = !isSameText(text, before?.texts[language]);
    try {
      let { eventId, loose } = text;
      if (!eventId || changed || loose || sharedDue) {
        const input = { ...own, ...shared };
        const kept: Event = eventId
          ? await changeEvent(eventId, input, files, loose ? undefined : version)
          : await createEvent(workspaceId, input, files);
        // The pictures and the venue are there now: the next language names them.
        files = { mainImage: undefined, secondaryImage: undefined };
        if (!loose && (eventId || group === null)) {
          version = kept.version;
          onVersion(version);
        }
        const { featured_media, secondary_image } = kept;
        shared = {
          ...shared,
          featured_media,
          secondary_image,
          venue: { ...shared.venue, venueId: kept.venue.venueId },
        };
        if (!eventId) {
          loose = group !== null;
          eventId = kept.eventId;
          onStored(language, { eventId, loose });
        }
        if (language === leader?.language || !leader) sharedDue = false;
      }
      if (loose && group) {
        await linkEvent(eventId, group);
        onStored(language, { eventId, loose: false });
      }
      group ??= eventId;
    } catch (cause) {
      throw new NotSaved(language, cause);
    }
  }
  if (group === null) throw new Error('An event is told in at least one language');
  return group;
}

const isSameText = (text: EventText, was: EventText | undefined): boolean =>
  was !== undefined &&
  (['title', 'description', 'status', 'publishAt'] as const).every((field) => text[field] === was[field]);

function differs(draft: EventDraft, before: EventDraft): boolean {
  const { texts: _, ...now } = draft;
  const { texts: __, ...then } = before;
  return JSON.stringify(now) !== JSON.stringify(then) || now.mainImage !== null || now.secondaryImage !== null;
}

const ofText = new Set(['title', 'description', 'status', 'publishAt', 'language']);

/** What the server found wrong, at the fields of the form; what is no field's comes back under an empty name. */
export function problemsOfSave(error: unknown): Problems {
  const cause = error instanceof NotSaved ? error.cause : error;
  const language = error instanceof NotSaved ? error.language : null;
  const found = cause instanceof ApiError ? cause.validationErrors : [];
  if (found.length === 0)
    return { '': language ? `${languageNames[language]} was not saved: ${messageOf(cause)}` : messageOf(cause) };
  return Object.fromEntries(
    found.map(({ field, message }) => [language && ofText.has(field) ? `${field}.${language}` : field, message]),
  );
}
