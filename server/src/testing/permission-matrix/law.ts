/**
 * Who may do what, typed out by hand from the access page of the product and decision 007, and from nothing in the
 * code: the roles, where they hold, and what a call therefore answers. The server is held against this.
 */

/** Rows of the access page's table of roles, each with what it adds to the row below. */
const viewer = [
  'org:read members:read roles:read workspace:read property:read domain:read styleguide:read',
  'content:read media:read config:read cms:read',
].join(' ');
const editor = `${viewer} property:update styleguide:manage content:write content:publish content:delete
  media:write media:delete ai:generate ai:train`;
const manager = `${editor} workspace:update property:create property:delete domain:manage domain:verify
  config:write cms:connect members:manage audit:read`;
const admin = `${manager} org:update workspace:create workspace:delete roles:manage`;
const owner = `${admin} org:delete billing:manage`;
/** A role of an organisation's own that is like no fixed one. */
const custom = `${viewer} members:manage audit:read domain:verify content:write`;

const words = (text: string): string[] => text.split(/\s+/);
export const roles = {
  viewer: words(viewer),
  editor: words(editor),
  manager: words(manager),
  admin: words(admin),
  owner: words(owner),
  custom: words(custom),
} as const;
export type RoleName = keyof typeof roles;

export type Level = 'organization' | 'workspace' | 'property';

/** Somebody who calls; `role` null holds none anywhere. */
export type Actor = { name: string; signedIn: boolean; operator: boolean; role: RoleName | null; bound: Level | null };

const member = (bound: Level, ...names: RoleName[]): Actor[] =>
  names.map((role) => ({ name: `${role} of the ${bound}`, signedIn: true, operator: false, role, bound }));

/** Every kind of caller: each role at each place it can be held at. */
export const actors: readonly Actor[] = [
  { name: 'nobody', signedIn: false, operator: false, role: null, bound: null },
  { name: 'without a role', signedIn: true, operator: false, role: null, bound: null },
  { name: 'platform operator', signedIn: true, operator: true, role: null, bound: null },
  ...member('organization', 'viewer', 'editor', 'manager', 'admin', 'owner', 'custom'),
  ...member('workspace', 'viewer', 'editor', 'manager', 'custom'),
  ...member('property', 'viewer', 'editor', 'custom'),
];

/**
 * Where the thing of a call is, seen from an actor bound at one property, its workspace or their organisation: `own`;
 * `sibling`, another property of that workspace; `other`, another workspace; `foreign`, another organisation; `missing`,
 * nowhere.
 */
export type Where = 'own' | 'sibling' | 'other' | 'foreign' | 'missing';

/** What a call needs, and where the thing it names stands. */
export type Needs = {
  /** A permission, or: anyone; anyone with a session; the platform operator alone; the public sites, who are no person. */
  needs: string;
  /** Roles that may, where the permission alone does not say it. */
  only?: readonly RoleName[];
  /** `nowhere`: the call names no place; what the bindings reach decides. */
  stands: Level | 'nowhere';
  /** A list: shows what is reached within the place, so a binding below is enough. */
  narrows?: true;
  /** Status for whoever may. */
  answers: number;
  /** Status where the thing is foreign or missing; 404 when left out. */
  hidden?: number;
  /** Status by actor and place where the rule is the call's own; undefined leaves it to the general one. */
  unless?: (actor: Actor, where: Where) => number | undefined;
};

/** Read from every place of an organisation (decision 007). */
const fromEverywhere = ['org:read', 'roles:read'];
/** Read at the workspace of a property by whoever is bound at the property (decision 007). */
const frame = ['workspace:read', 'domain:read', 'styleguide:read', 'content:read', 'media:read', 'config:read'];

/** The places worth asking an actor about: those that differ for them. */
export function placesFor({ signedIn, bound }: Actor, { needs, stands }: Needs): Where[] {
  if (stands === 'nowhere' || !signedIn || needs === 'anyone' || needs === 'the sites') return ['own'];
  if (bound === 'property' && stands === 'property') return ['own', 'sibling', 'other', 'foreign', 'missing'];
  if (bound === 'workspace' && stands === 'property') return ['own', 'sibling', 'other', 'foreign', 'missing'];
  if ((bound === 'workspace' || bound === 'property') && stands === 'workspace')
    return ['own', 'other', 'foreign', 'missing'];
  return ['own', 'foreign', 'missing'];
}

/** The status the access page asks for. */
export function expected(actor: Actor, call: Needs, where: Where): number {
  const { needs, stands, answers, hidden = 404 } = call;
  if (needs === 'anyone') return answers;
  if (needs === 'the sites') return 401;
  if (!actor.signedIn) return 401;
  const own = call.unless?.(actor, where);
  if (own !== undefined) return own;
  if (needs === 'the operator') return !actor.operator ? 403 : where === 'missing' ? hidden : answers;
  if (needs === 'a session' && stands === 'nowhere') return answers;
  if (stands === 'nowhere') return answers;
  if (!actor.role || where === 'foreign' || where === 'missing') return hidden;
  return needs === 'a session' || may(actor, call, where) ? answers : 403;
}

/** True when the actor's one binding gives what the call needs at a place of their organisation. */
export function may({ role, bound }: Actor, { needs, only, stands, narrows }: Needs, where: Where): boolean {
  if (!role || !(roles[role] as readonly string[]).includes(needs)) return false;
  if (only && !only.includes(role)) return false;
  if (bound === 'organization' || fromEverywhere.includes(needs)) return true;
  if (stands === 'organization' || stands === 'nowhere') return narrows === true;
  if (where === 'other') return false;
  if (bound === 'workspace') return true;
  if (stands === 'property') return where === 'own';
  return narrows === true || frame.includes(needs);
}
