/**
 * Saves what a person changes about a picture, one change after the other. Somebody else's change of the same thing is
 * never overwritten unseen: both stand side by side until one is chosen. Changes of different things go together.
 */
import type { Language } from '@foyer/contract/languages';
import { mediaEndpoints } from '@foyer/contract/media';
import {
  type LibraryPicture,
  mediaLibraryEndpoints as library,
  type PictureChange,
} from '@foyer/contract/media-library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { toast } from '#lib/toast.ts';
import { libraryKey, useRefresh } from '../queries.ts';

export type PictureFields = PictureChange & { altText?: Partial<Record<Language, string>> };
/** What is to be, and what it was when the person began. */
export type PictureEdit = { set: PictureFields; was: PictureFields };
/** One thing said twice: `name` is the field, alt texts with their language. */
export type Clash = { name: string; mine: unknown; theirs: unknown };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function partsOf({ altText = {}, ...fields }: PictureFields): Map<string, unknown> {
  const texts = Object.entries(altText).map(([language, text]) => [`altText.${language}`, text] as const);
  return new Map<string, unknown>([...Object.entries(fields), ...texts]);
}

function partAt(picture: LibraryPicture, name: string): unknown {
  const [field, language] = name.split('.');
  return language ? (picture.altText[language as Language] ?? '') : picture[field as keyof LibraryPicture];
}

/** What of an edit somebody else has changed to something else meanwhile. */
function clashesOf({ set, was }: PictureEdit, now: LibraryPicture): Clash[] {
  const before = partsOf(was);
  return [...partsOf(set)]
    .map(([name, mine]) => ({ name, mine, theirs: partAt(now, name) }))
    .filter(({ name, mine, theirs }) => !same(theirs, before.get(name)) && !same(theirs, mine));
}

const merged = (fields: PictureFields, more: PictureFields): PictureFields => ({
  ...fields,
  ...more,
  ...(more.altText ? { altText: { ...fields.altText, ...more.altText } } : {}),
});

class Stale extends Error {
  readonly edit: PictureEdit;
  readonly theirs: LibraryPicture;
  constructor(message: string, edit: PictureEdit, theirs: LibraryPicture) {
    super(message);
    this.edit = edit;
    this.theirs = theirs;
  }
}

async function send(picture: LibraryPicture, { set }: PictureEdit): Promise<LibraryPicture> {
  const { altText, ...body } = set;
  const to = { params: { id: picture.id }, ifMatch: picture.version };
  if (!altText) return call(library.change, { ...to, body });
  const told = await call(mediaEndpoints.describe, { ...to, body: { altText } });
  return { ...picture, altText: told.altText, version: picture.version + 1 };
}

export function usePictureEdits(propertyId: string, picture: LibraryPicture) {
  const client = useQueryClient();
  const refresh = useRefresh(propertyId);
  const known = useRef(picture);
  // What was read before the last save is older than what that has left.
  const seen = useRef(picture);
  if (seen.current !== picture && picture.version >= known.current.version) known.current = picture;
  seen.current = picture;
  const [stale, setStale] = useState<Stale | null>(null);
  const [ahead, setAhead] = useState<PictureFields>({});
  const underway = useRef(0);

  const { mutate, isPending } = useMutation({
    // One after the other: each is meant for the version the one before has left.
    scope: { id: `picture ${picture.id}` },
    mutationFn: async (edit: PictureEdit) => {
      const message = 'Somebody else saved this in the meantime';
      if (clashesOf(edit, known.current).length > 0) throw new Stale(message, edit, known.current);
      try {
        known.current = await send(known.current, edit);
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.status === 412)) throw problem;
        known.current = problem.present as LibraryPicture;
        if (clashesOf(edit, known.current).length > 0) throw new Stale(problem.message, edit, known.current);
        known.current = await send(known.current, edit);
      }
    },
    onSuccess: () => {
      client.setQueryData([...libraryKey(propertyId), 'one', picture.id], known.current);
      void refresh();
    },
    onError: (problem) => {
      if (problem instanceof Stale) setStale(problem);
      else toast.error('Failed to change the picture', { description: messageOf(problem) });
    },
    onSettled: () => {
      underway.current -= 1;
      if (underway.current === 0) setAhead({});
    },
  });
  const save = (edit: PictureEdit) => {
    underway.current += 1;
    setAhead((before) => merged(before, edit.set));
    mutate(edit);
  };

  return {
    isPending,
    save,
    /** With what is on its way already, so that the next change goes on from there. */
    picture: { ...known.current, ...merged(known.current, ahead) } as LibraryPicture,
    /** What two people have said differently, until one of them is chosen. */
    stale: stale && { message: stale.message, clashes: clashesOf(stale.edit, stale.theirs) },
    keepMine: () => {
      if (!stale) return;
      const was = Object.fromEntries(Object.keys(stale.edit.set).map((name) => [name, partAt(stale.theirs, name)]));
      setStale(null);
      save({ ...stale.edit, was });
    },
    takeTheirs: () => {
      setStale(null);
      void refresh();
    },
  };
}
