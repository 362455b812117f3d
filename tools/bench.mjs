/** `npm run bench`: each figure beside its limit, in one run on one machine. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, node, root } from './install.mjs';

ensureInstalled();
ensureBuilt();
const { ensureChromium } = await import('./machine.mjs');
const run = spawnSync(node, ['bench/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, FOYER_CHROMIUM: ensureChromium() },
});
process.exit(run.status ?? 1);
