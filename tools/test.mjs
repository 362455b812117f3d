/** `npm test`: brings what the tests need, runs all of them and ends with `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, root, say } from './install.mjs';

ensureInstalled();
const { ensureDebianWordPress, ensureHeadlessShell, ensurePhp, ensurePostgres } = await import('./machine.mjs');
const { runChecks } = await import('./check.mjs');
const started = Date.now();
const scratch = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const total = { passed: 0, failed: 0 };
/** More files than this fail for one reason, which a second try does not take away. */
const worthASecondTry = 10;
/** What is told once more at the end, where it is looked for: names of tests, with what they said. */
const told = { failed: [], secondTry: [] };
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
const hasDebianWordPress = ensureDebianWordPress();
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
section('WordPress of Debian, on MariaDB, php-fpm and nginx');
if (hasDebianWordPress) vitest('wordpress-debian', ['--project', 'wordpress*'], { WORDPRESS: 'debian' });
else say('Left out: WITHOUT_DEBIAN_WORDPRESS=1');
section('Browser');
playwright();

if (!hasDebianWordPress) say("\n== Left out: Debian's WordPress (WITHOUT_DEBIAN_WORDPRESS=1)");
if (told.secondTry.length) say(`\n== Passed at the second try\n${told.secondTry.join('\n')}`);
if (told.failed.length) say(`\n== Failed\n${told.failed.join('\n')}`);
rmSync(scratch, { recursive: true, force: true });
say(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

/** Begins a part and says when: what makes the run long is seen in what it says. */
function section(title) {
  say(`\n== ${title} (after ${Math.round((Date.now() - started) / 1000)} s)`);
}

/**
 * Runs vitest, shows its progress and adds what it counted; a run that counted nothing has failed. Files with a failed
 * test get a second try by themselves: on a machine that does others beside it a test may run out of time. What passed
 * only then is told by its name.
 */
function vitest(name, args, more = {}) {
  spawnSync(bin('vitest'), vitestArguments(name, args), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  });
  addVitest(name, args, more);
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
    addVitest(name, args, {});
  };
}

function vitestArguments(name, args) {
  const projects = args.includes('--project') ? [] : ['--project', '!durability', '--project', '!wordpress*'];
  return ['run', ...projects, ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
}

function addVitest(name, args, more) {
  const first = read(name);
  const unwell = first?.testResults.filter((file) => file.status !== 'passed') ?? [];
  if (!first || !unwell.length || unwell.length > worthASecondTry) {
    told.failed.push(...unwell.flatMap(namesOfFailed));
    add(name, first && { passed: first.numPassedTests, failed: Math.max(first.numFailedTests, first.success ? 0 : 1) });
    return;
  }
  const files = unwell.map((file) => file.name);
  say(`\nA second try for ${files.map((file) => relative(root, file)).join(', ')}`);
  const again = `${name}-again`;
  spawnSync(bin('vitest'), [...vitestArguments(again, args), ...files], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
  });
  const second = read(again);
  const passed = ({ assertionResults }) => assertionResults.filter((one) => one.status === 'passed').length;
  const well = first.testResults
    .filter((file) => file.status === 'passed')
    .reduce((sum, file) => sum + passed(file), 0);
  if (second?.success) told.secondTry.push(...unwell.flatMap(namesOfFailed));
  else
    told.failed.push(
      ...(second?.testResults.filter((file) => file.status !== 'passed') ?? unwell).flatMap(namesOfFailed),
    );
  add(
    name,
    second && { passed: well + second.numPassedTests, failed: Math.max(second.numFailedTests, second.success ? 0 : 1) },
  );
}

/** Names of a file's failed tests with the beginning of what each said; the file's own where it did not load. */
function namesOfFailed({ name, message, assertionResults }) {
  const beginning = (said) =>
    String(said ?? '')
      .split('\n')
      .slice(0, 12)
      .join('\n');
  const ones = assertionResults.filter((one) => one.status === 'failed');
  if (!ones.length) return [`${relative(root, name)}\n${beginning(message)}`];
  return ones.map((one) => `${relative(root, name)} › ${one.fullName}\n${beginning(one.failureMessages[0])}`);
}

function playwright() {
  const report = join(scratch, 'browser.json');
  mkdirSync(scratch, { recursive: true });
  spawnSync(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const json = read('browser');
  add(
    'browser',
    json && {
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected + (json.errors?.length ?? 0),
    },
  );
}

/** The report of a part, undefined where it left none. */
function read(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Adds what a part counted; one that counted nothing has failed. */
function add(name, count) {
  if (!count || count.passed + count.failed === 0) {
    total.failed += 1;
    told.failed.push(`${name}: no result`);
    say(`${name}: no result`);
    return;
  }
  total.passed += count.passed;
  total.failed += count.failed;
  say(`${name}: ${count.passed} passed, ${count.failed} failed`);
}
