/**
 * Reference data: languages and types the whole installation chooses from. Everybody reads it; it is changed by the
 * platform operator alone, whom the endpoint proves and row-level security asks for again. It refuses to take away what
 * is in use, or what the product itself counts on.
 */
import { languages } from '@foyer/contract/languages';
import type { Paging } from '@foyer/contract/lists';
import { conflict, notFound } from '#lib/refusal.ts';
import type { Scope } from '#lib/scope.ts';
import { violates } from '#lib/violations.ts';
import {
  type Entry,
  type Id,
  languageStore,
  propertyTypeStore,
  type ReferenceStore,
  styleguideTypeStore,
} from './store.ts';

/** `kept` is what the product counts on, whether or not it is in use. */
const referenceOf = <I extends Id>(thing: string, store: ReferenceStore<I>, kept: readonly I[]) => {
  const word = thing.toLowerCase();
  const found = (entry: Entry<I> | undefined): Entry<I> => {
    if (!entry) throw notFound(thing);
    return entry;
  };
  return {
    /** By name. */
    async list(scope: Scope, paging: Paging): Promise<{ data: Entry<I>[]; total: number }> {
      const { rows, total } = await store.list(scope, paging);
      return { data: rows.map(({ id, name }) => ({ id, name })), total };
    },

    /** Throws 404. */
    one: async (scope: Scope, id: I): Promise<Entry<I>> => found(await store.find(scope, id)),

    /** Throws 409 `exists`. */
    async create(scope: Scope, input: { id?: I; name: string }): Promise<Entry<I>> {
      const entry = await store.insert(scope, input);
      if (!entry) throw conflict('exists', `There is a ${word} ${input.id} already`);
      return entry;
    },

    /** Throws 404. */
    rename: async (scope: Scope, entry: Entry<I>): Promise<Entry<I>> => found(await store.rename(scope, entry)),

    /** Throws 404, or 409 `in-use`. */
    async remove(scope: Scope, id: I): Promise<void> {
      if (kept.includes(id)) throw conflict('in-use', `The product itself uses this ${word}`);
      const removed = await store.remove(scope, id).catch((problem: unknown) => {
        throw violates(problem, 'foreign-key') ? conflict('in-use', `This ${word} is in use`) : problem;
      });
      if (!removed) throw notFound(thing);
    },
  };
};

export const languageReference = referenceOf('Language', languageStore, languages as readonly string[]);
export const propertyTypeReference = referenceOf('Property type', propertyTypeStore, []);
export const styleguideTypeReference = referenceOf('Styleguide type', styleguideTypeStore, [1]);
