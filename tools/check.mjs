/** `npm run check`: format and lint, types, the house check, unused code. One word checks everything. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, environment, node, root, say } from './install.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
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
];
const checks = [
  { name: 'format and lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  ...workspaces
    .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
    .map((name) => ({ name: `types of ${name}`, command: bin('tsc'), args: ['-p', name] })),
  { name: 'house check', command: node, args: ['tools/check-house.ts'] },
  { name: 'unused files, exports and packages', command: bin('knip'), args: ['--no-progress'] },
];

/** Runs every check and says how each went; `{ passed, failed }`. */
export function runChecks() {
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    const run = spawnSync(check.command, check.args, { cwd: root, env: environment, encoding: 'utf8' });
    const good = run.status === 0;
    say(`${good ? 'ok  ' : 'FAIL'} ${check.name}`);
    if (!good) say(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.slice(0, 20_000));
    if (good) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { passed, failed } = runChecks();
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
