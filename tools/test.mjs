/** `npm test`: brings what the tests need, runs all of them and ends with `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, root, say } from './install.mjs';

ensureInstalled();
const { ensureHeadlessShell, ensurePhp, ensurePostgres } = await import('./machine.mjs');
const { runChecks } = await import('./check.mjs');
const started = Date.now();
const scratch = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const total = { passed: 0, failed: 0 };
const reportOf = (name) => join(scratch, `${name}.json`);
const bin = (name) => join(root, 'node_modules', '.bin', name);

const env = {
  ...environment,
  CI: process.env.CI ?? '',
  FOYER_CHROMIUM: ensureHeadlessShell(),
  POSTGRES_BIN: ensurePostgres(),
};

section('Format, lint, types, house');
const checks = runChecks();
total.passed += checks.passed;
total.failed += checks.failed;

ensurePhp();
ensureBuilt();
section('Unit and API, on the embedded database');
vitest('embedded', []);
// Its processes mostly wait for the disk, so the Postgres run goes beside it.
const durability = vitestBeside('durability', ['--project', 'durability']);
section('API, on a Postgres server');
vitest('postgres', ['--project', 'server'], { TEST_DATABASE: 'postgres' });
section('Durability');
await durability();
section('WordPress');
vitest('wordpress', ['--project', 'wordpress*']);
section('Browser');
playwright();

rmSync(scratch, { recursive: true, force: true });
say(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

/** Begins a part and says when: what makes the run long is seen in what it says. */
function section(title) {
  say(`\n== ${title} (after ${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Runs vitest, shows its progress and adds what it counted; a run that counted nothing has failed. */
function vitest(name, args, more = {}) {
  spawnSync(bin('vitest'), vitestArguments(name, args), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  });
  addVitest(name);
}

/** The same beside whatever comes next; what it says and counts is told when the returned function is called. */
function vitestBeside(name, args) {
  const child = spawn(bin('vitest'), vitestArguments(name, args), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    await ended;
    say(said);
    addVitest(name);
  };
}

function vitestArguments(name, args) {
  const projects = args.includes('--project') ? [] : ['--project', '!durability', '--project', '!wordpress*'];
  return ['run', ...projects, ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
}

function addVitest(name) {
  add(name, reportOf(name), (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + (json.success ? 0 : json.numFailedTests ? 0 : 1),
  }));
}

function playwright() {
  const report = join(scratch, 'browser.json');
  mkdirSync(scratch, { recursive: true });
  spawnSync(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  add('browser', report, (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + (json.errors?.length ?? 0),
  }));
}

function add(name, report, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed || passed ? failed : 1;
    say(`${name}: ${passed} passed, ${failed} failed`);
  } catch {
    total.failed += 1;
    say(`${name}: no result`);
  }
}
