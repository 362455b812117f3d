/** An API that keeps the look of a site as it is edited and as guests see it, and refuses what is older than that. */
import { siteSettingsEndpoints as settings } from '@foyer/contract/site-settings';
import { styleSettingsEndpoints } from '@foyer/contract/style-settings';
import { defaultTheme, type Theme } from '@foyer/contract/theme';
import { refusal } from '#testing/fake-api.ts';
import { haldenApi } from '#testing/render-path.tsx';
import { listed, uuid } from '#testing/samples.ts';

type Group = keyof Theme;

export function lookApi(change: Partial<Theme> = {}) {
  const domainId = uuid(10);
  const api = haldenApi();
  const look = { draft: { ...defaultTheme, ...change }, published: defaultTheme, version: 0 };
  const answer = () => ({
    ...look.draft,
    domainId,
    version: look.version,
    changed: look.version > 0,
    updatedAt: look.version > 0 ? '2026-11-22T12:04:00Z' : null,
    updatedBy: look.version > 0 ? 'Ines Brandt' : null,
  });
  const changes = () => {
    const data = (Object.keys(look.draft) as Group[]).flatMap((group) =>
      Object.entries(look.draft[group])
        .map(([field, draft]) => ({
          field,
          draft,
          published: (look.published[group] as Record<string, unknown>)[field],
        }))
        .filter(({ draft, published }) => JSON.stringify(draft) !== JSON.stringify(published))
        .map(({ field, draft, published }) => ({ section: 'style', field: `${group}.${field}`, draft, published })),
    );
    return { domainId, version: look.version, data, total: data.length } as never;
  };
  const stale = (headers: Headers, present: () => object) => {
    const known = headers.get('if-match');
    if (known === null || known === `"${look.version}"`) return null;
    return refusal(412, { message: 'Somebody else has changed this since', code: 'stale', present: present() });
  };
  api.on(styleSettingsEndpoints.read, answer);
  api.on(styleSettingsEndpoints.save, ({ body, headers }) => {
    const refused = stale(headers, answer);
    if (refused) return refused;
    const { domainId: _, ...sent } = body;
    look.draft = { ...look.draft, ...sent } as Theme;
    look.version += 1;
    return answer();
  });
  api.on(settings.changes, changes);
  api.on(settings.versions, () =>
    listed({ number: 4, publishedAt: '2026-11-20T09:30:00Z', publishedBy: 'Jonas Frey', sections: ['style' as const] }),
  );
  api.on(settings.publish, ({ headers }) => {
    const refused = stale(headers, changes);
    if (refused) return refused;
    look.published = look.draft;
    return { number: 5, publishedAt: '2026-11-22T12:05:00Z', publishedBy: 'Ines Brandt', sections: ['style' as const] };
  });
  const put = (theme: Theme) => {
    look.draft = theme;
    look.version += 1;
    return changes();
  };
  api.on(settings.reset, ({ body }) => put(body.to === 'published' ? look.published : defaultTheme));
  api.on(settings.restore, () => put({ ...defaultTheme, buttons: { ...defaultTheme.buttons, radius: 11 } }));
  api.on(settings.preview, () => ({
    origin: 'http://halden.localhost:3002',
    token: 'pass',
    expiresAt: '2026-11-22T12:14:00Z',
    pages: [
      { kind: 'home' as const, path: '/', title: 'Home page' },
      { kind: 'landing_page' as const, path: '/advent', title: 'Advent by the lake' },
    ],
  }));
  return {
    api,
    look,
    /** Somebody else saves in between. */
    others(theme: Partial<Theme>) {
      put({ ...look.draft, ...theme });
    },
  };
}
