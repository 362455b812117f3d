/**
 * Glewlwyd, an OpenID provider of another house (C, its own login page), to sign in at as at any other issuer. Debian's
 * packages are fetched and unpacked into a folder of their own, so that nothing is installed and no service starts; then
 * it runs on a free port over an empty database, with one client, one API and one person.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Person = { username: string; password: string; name: string; email: string };
export type Provider = {
  issuer: string;
  /** Makes an application known; sign-in and sign-out return to its address. */
  register: (clientId: string, appUrl: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** `audience` is an address (RFC 8707) and stands in every access token. */
type Options = { audience: string; person: Person };
type Put = (path: string, body: object) => Promise<void>;

/** Named beside the provider: what its pages use, and the answer to how its database is kept. */
const packages = ['glewlwyd', 'libjs-jquery', 'dbconfig-no-thanks'];
const scopes = ['openid', 'profile', 'email'];
/** As its first database has it. */
const administrator = { username: 'admin', password: 'password' };

/** Starts one and waits until it answers. Throws with a sentence when the packages cannot be had. */
export async function startGlewlwyd(options: Options): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'glewlwyd-'));
  const system = unpack(folder);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const settings = prepare(folder, system, port, address);
  const program = spawn(join(system, 'usr/bin/glewlwyd'), ['--config-file', settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries(system) },
  });
  const stop = async () => {
    await ended(program);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(program, address);
    const put = await administration(address);
    await furnish(put, address, options);
    return {
      issuer: `${address}/api/oidc`,
      register: (clientId, appUrl) => put('client', application(clientId, appUrl, options.audience)),
      stop,
    };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** The packages' files, as they would stand under the root folder. */
function unpack(folder: string): string {
  const archives = join(folder, 'archives');
  const system = join(folder, 'system');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(system);
  const fetch = () =>
    run('apt-get', [
      ...['install', '--download-only', '--reinstall', '--no-install-recommends', '-y'],
      ...['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root'],
      ...packages,
    ]);
  try {
    fetch();
  } catch {
    // A fresh machine knows no packages yet.
    run('apt-get', ['update']);
    fetch();
  }
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb')))
    run('dpkg-deb', ['-x', join(archives, name), system]);
  return system;
}

/** Runs a command; throws with what it said when it fails. */
function run(command: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Debian's glewlwyd is needed to sign in at another issuer. ${command}: ${stderr}`);
  return stdout.trim();
}

/** Where Debian keeps libraries on this kind of machine. */
function libraries(system: string): string {
  const shared = join(system, 'usr/lib');
  return join(shared, readdirSync(shared).find((name) => name.includes('-linux-gnu')) ?? '');
}

/** Database, pages and settings; gives the path of the settings. */
function prepare(folder: string, system: string, port: number, address: string): string {
  const database = join(folder, 'glewlwyd.db');
  const tables = new DatabaseSync(database);
  tables.exec(readFileSync(join(system, 'usr/share/dbconfig-common/data/glewlwyd/install/sqlite3'), 'utf8'));
  tables.close();

  // The pages lead to other packages by links that the server does not follow.
  const pages = join(folder, 'pages');
  const linked = join(system, 'usr/share/glewlwyd/webapp');
  rmSync(join(linked, 'config.json'));
  run('cp', ['-rL', linked, pages]);
  const words = join(system, 'usr/share/glewlwyd/templates/config.json');
  copyFileSync(
    existsSync(words) ? words : join(system, 'etc/glewlwyd/config-2.7.json/config.json'),
    join(pages, 'config.json'),
  );

  const modules = join(system, 'usr/lib/glewlwyd');
  const types = { html: 'text/html', css: 'text/css', js: 'application/javascript', json: 'application/json' };
  const path = join(folder, 'glewlwyd.conf');
  writeFileSync(
    path,
    `port=${port}
bind_address="127.0.0.1"
external_url="${address}"
login_url="login.html"
api_prefix="api"
static_files_path="${pages}/"
allow_origin="*"
log_mode="console"
log_level="WARNING"
cookie_secure=0
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${modules}/user"
client_module_path="${modules}/client"
user_auth_scheme_module_path="${modules}/scheme"
plugin_module_path="${modules}/plugin"
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${database}"; };
static_files_mime_types = (
${Object.entries(types)
  .map(([ending, type]) => `  { extension = ".${ending}"; mime_type = "${type}"; }`)
  .join(',\n')}
)
`,
  );
  return path;
}

/** Signed in as its administrator, who does by POST what the pages do by hand. */
async function administration(address: string): Promise<Put> {
  let cookie = '';
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Glewlwyd answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer;
  };
  const entered = await ask('POST', 'auth', administrator);
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (path, body) => void (await ask(path.startsWith('scope/') ? 'PUT' : 'POST', path, body));
}

/** Scopes, a person, and the plugin that makes it an OpenID provider. */
async function furnish(put: Put, address: string, { audience, person }: Options): Promise<void> {
  for (const name of scopes) {
    const scope = { name, display_name: name, password_required: true, password_max_age: 0, scheme: {} };
    await put(name === 'openid' ? 'scope/openid' : 'scope', scope);
  }
  await put('user', { ...person, scope: scopes, enabled: true });
  await put('mod/plugin', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: pluginParameters(`${address}/api/oidc`, audience),
  });
}

const application = (clientId: string, appUrl: string, audience: string) => ({
  client_id: clientId,
  name: 'Foyer',
  confidential: false,
  enabled: true,
  redirect_uri: [`${appUrl}/`],
  post_logout_redirect_uri: appUrl,
  authorization_type: ['code', 'refresh_token'],
  token_endpoint_auth_method: ['none'],
  resource: [audience],
  scope: [],
});

function pluginParameters(issuer: string, audience: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'signing', alg: 'RS256', use: 'sig' };
  return {
    iss: issuer,
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'default-kid': 'signing',
    'access-token-duration': 900,
    'refresh-token-duration': 1_209_600,
    'code-duration': 60,
    'refresh-token-rolling': true,
    'auth-type-code-enabled': true,
    'auth-type-refresh-enabled': true,
    'allowed-scope': scopes,
    'subject-type': 'public',
    'pkce-allowed': true,
    'pkce-required': true,
    'pkce-method-plain-allowed': false,
    'resource-allowed': true,
    'resource-scope': { openid: [audience] },
    'resource-client-property': 'resource',
    'resource-scope-and-client-property': true,
    'resource-change-allowed': false,
    'name-claim': 'mandatory',
    'email-claim': 'mandatory',
    'scope-claim': 'no',
    'session-management-allowed': true,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SESSION',
    'session-cookie-expiration': 86_400,
    'back-channel-logout-allowed': false,
    'front-channel-logout-allowed': true,
  };
}

async function answering(program: ChildProcess, address: string): Promise<void> {
  let said = '';
  program.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  program.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) break;
    const answer = await fetch(`${address}/config`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Glewlwyd did not start:\n${said.slice(-4000)}`);
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
