/**
 * The rules of the house that a linter does not reach: which way imports run, which files a feature may hold, who may
 * see a table, how long a file may be, and that rooms with law in them say what they hold. No list of exceptions.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = dirname(import.meta.dirname);
const longest = 300;
const workspaces = [
  'contract',
  'editorial',
  'server',
  'dashboard',
  'sites',
  'e2e',
  'bench',
  'tools',
  'wordpress-plugin',
] as const;
type Workspace = (typeof workspaces)[number];

/** What each workspace may import of the others. */
const mayImport: Record<Workspace, readonly Workspace[]> = {
  contract: [],
  editorial: ['contract'],
  server: ['contract', 'editorial', 'sites', 'wordpress-plugin'],
  dashboard: ['contract', 'editorial'],
  sites: ['contract'],
  e2e: ['contract', 'tools', 'wordpress-plugin'],
  bench: ['contract', 'editorial', 'server', 'sites', 'tools'],
  tools: [],
  'wordpress-plugin': [],
};
const packagesOf: Partial<Record<Workspace, readonly string[]>> = { contract: ['zod'], editorial: [] };
const forbiddenNames = /^(utils?|helpers?|common|misc|index)\.(ts|tsx|mjs)$/;
const featureFiles = new Set(['routes.ts', 'rules.ts', 'store.ts', 'policy.ts', 'jobs.ts', 'presenter.ts']);
const needsHead =
  /^server\/src\/(features\/.+\/(rules|store)|gateways\/.+|lib\/.+)\.ts$|^dashboard\/src\/lib\/.+\.tsx?$/;
const phpHead = /^<\?php\n\/\*\*/;

const problems: string[] = [];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const code = files.filter((path) => /\.(ts|tsx|mjs|css|php)$/.test(path));
const isTest = (path: string) => /\.(test|durability|wordpress)\.tsx?$/.test(path) || path.includes('/testing/');

for (const path of code) {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n').length - 1;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (lines > longest) problems.push(`${path}: ${lines} lines; at most ${longest}. Cut it along what it does.`);
  if (forbiddenNames.test(name)) problems.push(`${path}: name the file after what it holds.`);
  if (needsHead.test(path) && !isTest(path) && !/^\/\*\*/.test(text))
    problems.push(`${path}: begin with two or three sentences on what this file holds and refuses.`);
  if (path.endsWith('.php') && !phpHead.test(text))
    problems.push(`${path}: begin with two or three sentences on what this file holds and refuses.`);
  checkFeatureFile(path);
  for (const target of importsOf(text)) checkImport(path, target);
}

for (const path of files) {
  if (/\.(png|jpe?g|webp|woff2|gz|zip)$/.test(path) || path === 'package-lock.json') continue;
  const text = readFileSync(join(root, path), 'utf8');
  if (/\/(root|home)\/[a-z]|\/work\/(main|shared)/.test(text)) problems.push(`${path}: names a path of one machine.`);
}

for (const problem of problems) console.error(problem);
console.log(`${code.length} files, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);

/** What a file imports: statements at the start of a line, over several lines too, and dynamic imports. */
function importsOf(text: string): string[] {
  const statements = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
  const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g;
  return [...text.matchAll(statements), ...text.matchAll(dynamic)].flatMap((match) => match[1] ?? []);
}

/** Features of the server hold a closed list of files, so that every noun reads alike. */
function checkFeatureFile(path: string) {
  const match = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(path);
  if (!match?.[2] || isTest(path)) return;
  const name = match[2].slice(match[2].lastIndexOf('/') + 1);
  if (!featureFiles.has(name))
    problems.push(`${path}: a feature holds ${[...featureFiles].join(', ')} and sub-nouns in folders.`);
}

function checkImport(path: string, target: string) {
  const from = path.slice(0, path.indexOf('/')) as Workspace;
  const other = /^@foyer\/([a-z0-9-]+)/.exec(target)?.[1] as Workspace | undefined;
  if (other && other !== from && !mayImport[from]?.includes(other))
    problems.push(`${path}: ${from} may not import ${other}.`);
  const allowed = packagesOf[from];
  if (
    allowed &&
    !isTest(path) &&
    !/^[.#]|^@foyer\/|^node:/.test(target) &&
    !allowed.includes(target) &&
    path.includes('/src/')
  )
    problems.push(`${path}: ${from} imports no package but ${allowed.join(', ') || 'none'} (${target}).`);
  const place = resolved(path, target);
  if (!place) return;
  const place2 = place.slice(0, place.indexOf('/'));
  if (place2 !== from && !target.startsWith('@foyer/'))
    problems.push(`${path}: reach another workspace by its package name (${target}).`);
  if (from === 'server') checkServerImport(path, place);
  if (from === 'dashboard') checkDashboardImport(path, place);
}

function resolved(path: string, target: string): string | undefined {
  if (target.startsWith('#')) return `${path.slice(0, path.indexOf('/'))}/src/${target.slice(1)}`;
  if (target.startsWith('.')) return normalize(join(dirname(path), target));
  return undefined;
}

function checkServerImport(path: string, place: string) {
  if (isTest(path)) return;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const touchesTables = place.startsWith('server/src/db/');
  const mayTouch =
    path.startsWith('server/src/db/') || path.startsWith('server/src/app/') || path.startsWith('server/src/seed/');
  if (touchesTables && !mayTouch && name !== 'store.ts')
    problems.push(`${path}: only store files see the database (${place}).`);
  const own = /^server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const other = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(place);
  // A noun's rules, or those of one of its sub-nouns.
  if (own && other && other[1] !== own && !/(?:^|\/)rules\.ts$/.test(other[2] ?? ''))
    problems.push(`${path}: another noun only through its rules (${place}).`);
  if (path.startsWith('server/src/lib/') && /^server\/src\/(features|app|gateways)\//.test(place))
    problems.push(`${path}: lib stands below features, app and gateways (${place}).`);
  if (path.startsWith('server/src/gateways/') && /^server\/src\/(features|app)\//.test(place))
    problems.push(`${path}: gateways stand below features and app (${place}).`);
}

function checkDashboardImport(path: string, place: string) {
  if (isTest(path)) return;
  const own = /^dashboard\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const other = /^dashboard\/src\/features\/([^/]+)\/(.+)$/.exec(place);
  if (own && other && other[1] !== own && !/^queries\.tsx?$/.test(other[2] ?? ''))
    problems.push(`${path}: another noun only through its queries (${place}).`);
  if (path.startsWith('dashboard/src/ui/') && /^dashboard\/src\/(app|features)\//.test(place))
    problems.push(`${path}: ui could ship in another product (${place}).`);
  if (path.startsWith('dashboard/src/lib/') && /^dashboard\/src\/(app|features|ui)\//.test(place))
    problems.push(`${path}: lib stands below app, features and ui (${place}).`);
  if (path.startsWith('dashboard/src/features/') && place.startsWith('dashboard/src/app/'))
    problems.push(`${path}: features stand below app (${place}).`);
}
