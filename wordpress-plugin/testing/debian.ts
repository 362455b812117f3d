/**
 * Debian's WordPress as a hotel may have it: MariaDB, php-fpm and nginx, all private to the test. Nothing of the
 * system's own services is used or started, and every program ends with its site.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BackEnd, defined, type Serving } from './back-end.ts';
import { copyFiles } from './downloads.ts';
import { aMariaDb, makeSchema, startMariaDb } from './mariadb.ts';
import { checkPhp } from './php.ts';
import { type Part, startProgram } from './processes.ts';

type NginxSettings = {
  /** What it takes at most; its own default is 1m. */
  largestBody: string;
  /** Seconds that it waits for PHP. */
  patience: number;
  /** What PHP is told as the host: `$host`, which Debian's own parameters say, loses the port. */
  host: '$http_host' | '$host';
};
/** One site; its parts can be away while the others are there. */
export type DebianBackEnd = BackEnd & {
  part: (name: 'nginx' | 'php' | 'database') => Part;
  /** Starts nginx again with other settings; what is not named is as in a site that works. */
  configure: (settings?: Partial<NginxSettings>) => Promise<void>;
};

const source = '/usr/share/wordpress';
const packages = 'mariadb-server-core nginx php-fpm php-mysql php-gd php-mbstring php-xml php-curl php-zip wordpress';
const asItShould: NginxSettings = { largestBody: '8m', patience: 60, host: '$http_host' };

/** With `ownDatabase` a test may stop the database server too. */
export function debian({ ownDatabase = false } = {}): DebianBackEnd {
  const parts: Partial<Record<'nginx' | 'php' | 'database', Part>> = {};
  const part: DebianBackEnd['part'] = (name) => {
    const found = parts[name];
    if (!found) throw new Error(`The site has no ${name} of its own`);
    return found;
  };
  let writeSettings = (_settings: NginxSettings) => {};
  return {
    part,

    async configure(settings = {}) {
      writeSettings({ ...asItShould, ...settings });
      await part('nginx').halt();
      await part('nginx').resume();
    },

    unpack(folder) {
      if (!existsSync(source)) throw new Error(`Debian's WordPress is missing (apt-get install ${packages})`);
      checkPhp(['mysqli', 'gd', 'mbstring', 'xml']);
      // Its content and some of its libraries are links to elsewhere.
      copyFiles(source, folder);
    },

    async makeDatabase(folder) {
      const own = ownDatabase ? await startMariaDb() : undefined;
      if (own) parts.database = own;
      const server = own ?? (await aMariaDb());
      const name = basename(folder).replace(/\W/g, '_');
      makeSchema(server.socket, name);
      const host = `localhost:${server.socket}`;
      return {
        config: defined({ DB_NAME: name, DB_USER: 'root', DB_PASSWORD: '', DB_HOST: host }),
        close: server.close,
      };
    },

    async serve(site) {
      const own = mkdtempSync(join(tmpdir(), 'foyer-nginx-'));
      writeSettings = (settings) => writeFileSync(join(own, 'nginx.conf'), nginxSettings(own, site, settings));
      parts.php = await startPhp(own, site);
      writeSettings(asItShould);
      parts.nginx = await startProgram({
        command: '/usr/sbin/nginx',
        args: ['-e', join(own, 'nginx.log'), '-c', join(own, 'nginx.conf')],
        cwd: own,
        log: join(own, 'nginx.log'),
        at: { host: '127.0.0.1', port: site.port },
      });
      const { halt, resume } = parts.nginx;
      return {
        ...{ halt, resume },
        close: async () => {
          await Promise.all([halt(), part('php').halt()]);
          rmSync(own, { recursive: true, force: true });
        },
      };
    },
  };
}

const isRoot = () => process.getuid?.() === 0;

function startPhp(own: string, { folder, workers, settings }: Serving): Promise<Part> {
  const [newest] = readdirSync('/usr/sbin')
    .filter((name) => name.startsWith('php-fpm'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (!newest) throw new Error(`php-fpm is missing (apt-get install ${packages})`);
  const values = Object.entries(settings).map(([name, value]) => `php_admin_value[${name}] = ${value}`);
  writeFileSync(
    join(own, 'php-fpm.conf'),
    `[global]
error_log = ${own}/php-fpm.log
[www]
listen = ${own}/php.sock
pm = static
pm.max_children = ${workers}
${values.join('\n')}
`,
  );
  return startProgram({
    command: `/usr/sbin/${newest}`,
    args: ['-F', '-y', join(own, 'php-fpm.conf'), ...(isRoot() ? ['-R'] : [])],
    cwd: folder,
    log: join(own, 'php-fpm.log'),
    at: { path: join(own, 'php.sock') },
  });
}

const nginxSettings = (own: string, { folder, port }: Serving, { largestBody, patience, host }: NginxSettings) => `
daemon off;
pid ${own}/nginx.pid;
${isRoot() ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_max_body_size ${largestBody};
  client_body_temp_path ${own}/body;
  fastcgi_temp_path ${own}/fastcgi;
  proxy_temp_path ${own}/proxy;
  uwsgi_temp_path ${own}/uwsgi;
  scgi_temp_path ${own}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    index index.php;
    location / {
      try_files $uri $uri/ /index.php?$args;
    }
    location ~ \\.php$ {
      try_files $uri =404;
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST ${host};
      fastcgi_read_timeout ${patience}s;
      fastcgi_pass unix:${own}/php.sock;
    }
  }
}
`;
