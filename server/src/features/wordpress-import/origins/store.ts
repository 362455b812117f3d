/** The only SQL of origins: which thing of a WordPress became which here. Row-level security knows the tenant already. */
import type { WordPressKind } from '@foyer/contract/wordpress-import';
import { and, eq, inArray, or } from 'drizzle-orm';
import { wordpressOrigins } from '#db/tables/wordpress-imports.ts';
import type { TenantScope } from '#lib/scope.ts';

export type OriginRow = typeof wordpressOrigins.$inferSelect;
/** A domain and the WordPress whose numbers are meant. */
export type Source = { domainId: string; address: string };
type Made = Partial<Pick<OriginRow, 'thingId' | 'slug' | 'file' | 'theirs' | 'ours'>>;

const of = (scope: TenantScope, { domainId, address }: Source, kind: WordPressKind) =>
  and(
    eq(wordpressOrigins.organisationId, scope.organisationId),
    eq(wordpressOrigins.domainId, domainId),
    eq(wordpressOrigins.site, address),
    eq(wordpressOrigins.kind, kind),
  );

export const findOrigins = (
  scope: TenantScope,
  source: Source,
  kind: WordPressKind,
  numbers: readonly number[],
): Promise<OriginRow[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(wordpressOrigins)
        .where(and(of(scope, source, kind), inArray(wordpressOrigins.number, [...numbers])));

/** Pictures by their numbers or the addresses of their files. */
export const findPictures = (
  scope: TenantScope,
  source: Source,
  { numbers, files }: { numbers: readonly number[]; files: readonly string[] },
): Promise<OriginRow[]> =>
  numbers.length + files.length === 0
    ? Promise.resolve([])
    : scope.db
        .select()
        .from(wordpressOrigins)
        .where(
          and(
            of(scope, source, 'picture'),
            or(inArray(wordpressOrigins.number, [...numbers]), inArray(wordpressOrigins.file, [...files])),
          ),
        );

/** Keeps what a thing became; what was kept of it before is written over. */
export async function putOrigin(
  scope: TenantScope,
  { domainId, address }: Source,
  kind: WordPressKind,
  number: number,
  made: Made,
): Promise<void> {
  const values = { theirs: '', ours: '', ...made };
  await scope.db
    .insert(wordpressOrigins)
    .values({ ...values, organisationId: scope.organisationId, domainId, site: address, kind, number })
    .onConflictDoUpdate({
      target: [wordpressOrigins.domainId, wordpressOrigins.site, wordpressOrigins.kind, wordpressOrigins.number],
      set: made,
    });
}
