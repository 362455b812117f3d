/**
 * Permissions as people read them: by the thing they are about, in the order of the catalogue.
 */
const things: Record<string, string> = {
  org: 'Organization',
  billing: 'Billing',
  members: 'Members',
  roles: 'Roles',
  audit: 'Audit log',
  workspace: 'Workspaces',
  property: 'Properties',
  domain: 'Domains',
  styleguide: 'Style guides',
  content: 'Content',
  media: 'Media',
  ai: 'Writing',
  config: 'Configuration',
  cms: 'WordPress',
};

export type PermissionGroup<P extends { id: string }> = { thing: string; name: string; permissions: P[] };

/** The operator's own permission is left out: no role can hold it. */
export function byThing<P extends { id: string }>(permissions: readonly P[]): PermissionGroup<P>[] {
  const groups = new Map<string, P[]>();
  for (const permission of permissions) {
    const [thing = ''] = permission.id.split(':');
    if (thing !== 'reference') groups.set(thing, [...(groups.get(thing) ?? []), permission]);
  }
  return [...groups].map(([thing, own]) => ({ thing, name: things[thing] ?? capital(thing), permissions: own }));
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
