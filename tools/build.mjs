/** Builds the dashboard and the sites where their sources changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node, root, say, stamp, stop } from './install.mjs';

const builds = [
  { name: 'dashboard', reads: ['dashboard', 'contract', 'editorial'], makes: 'dashboard/dist/index.html' },
  { name: 'sites', reads: ['sites', 'contract'], makes: 'sites/dist/server.js' },
];
const skipped = new Set(['dist', 'node_modules', 'data']);

function feed(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) feed(hash, path);
    else hash.update(path.slice(root.length)).update(readFileSync(path));
  }
}

export function ensureBuilt() {
  for (const build of builds) {
    const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
    for (const folder of build.reads) feed(hash, join(root, folder));
    const built = stamp(`built-${build.name}`, hash.digest('hex'));
    if (built.fresh && existsSync(join(root, build.makes))) continue;
    say(`Building the ${build.name} …`);
    const run = spawnSync(node, [environmentNpm(), 'run', 'build', '--silent', '-w', `@foyer/${build.name}`], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
    if (run.status !== 0) stop(`The ${build.name} could not be built; the lines above say why.`);
    built.keep();
  }
}

/** The npm that runs this script, or the one the machine has. */
function environmentNpm() {
  if (process.env.npm_execpath) return process.env.npm_execpath;
  const found = spawnSync('npm', ['root', '-g'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return join(found.stdout.trim(), 'npm', 'bin', 'npm-cli.js');
}
