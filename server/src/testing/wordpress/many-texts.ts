/** Many small pages put live at once, past the checks of a text: for what happens to them on their way out. */
import type { Language } from '@foyer/contract/languages';
import { uuidv7 } from 'uuidv7';
import { raiseSiteVersion } from '../../features/domains/rules.ts';
import { putLive } from '../../features/entries/publications/store.ts';
import type { TenantScope } from '../../lib/scope.ts';
import type { TestOrganization } from '../factories.ts';

type House = Pick<TestOrganization, 'domain' | 'workspace' | 'property'>;

/** Publishes `count` pages in one transaction; answers the ids of their things. */
export async function publishMany(
  scope: TenantScope,
  { domain, workspace, property }: House,
  count: number,
  language: Language = 'en',
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  for (const id of ids) await put(scope, { domain, workspace, property }, id, language);
  await raiseSiteVersion(scope, domain.id);
  return ids;
}

/** Publishes one of them again, under another title. */
export async function publishAgain(scope: TenantScope, house: House, id: string, title: string): Promise<void> {
  await put(scope, house, id, 'en', title);
  await raiseSiteVersion(scope, house.domain.id);
}

async function put(
  scope: TenantScope,
  { domain, workspace, property }: House,
  id: string,
  language: Language,
  title = `Room ${id.slice(-6)} above the lake`,
): Promise<void> {
  const text = `The window of ${title} faces the landing stage.`;
  const live = await putLive(scope, {
    ...{ workspaceId: workspace.id, domainId: domain.id, propertyId: property.id },
    ...{ path: `/${id}`, type: 'landing_page', thingId: id, language, title, description: text },
    blocks: [{ kind: 'paragraph', id: 'text', locked: false, origin: 'person', text, marks: [] }],
    publishedBy: 'Test',
  });
  if (!live) throw new Error('The address is taken');
}
