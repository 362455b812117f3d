/** WordPress 6.5 on PHP's own web server and SQLite: needs no root and no other server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BackEnd, defined } from './back-end.ts';
import { unpackWordPress } from './downloads.ts';
import { checkPhp } from './php.ts';
import { startProgram } from './processes.ts';

export const native: BackEnd = {
  unpack(folder) {
    checkPhp(['pdo_sqlite', 'gd', 'mbstring', 'xml']);
    unpackWordPress(folder);
  },

  async makeDatabase(folder) {
    const data = join(folder, 'wp-content/database');
    const file = 'wordpress.sqlite';
    mkdirSync(data, { recursive: true });
    const constants = { DB_NAME: 'wordpress', DB_USER: '', DB_PASSWORD: '', DB_HOST: '', DB_DIR: data, DB_FILE: file };
    // Nothing here is to outlive the machine, so that nobody waits for its disk.
    const connection = `$GLOBALS['@pdo'] = new PDO('sqlite:${join(data, file)}', null, null, array(PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION, PDO::ATTR_TIMEOUT => 5));
$GLOBALS['@pdo']->exec('PRAGMA synchronous = OFF');`;
    return { config: `${defined(constants)}\n${connection}`, close: async () => {} };
  },

  async serve({ folder, port, workers, settings }) {
    const options = Object.entries({ 'opcache.enable_cli': '1', ...settings });
    const server = await startProgram({
      command: 'php',
      args: [
        ...options.flatMap(([name, value]) => ['-d', `${name}=${value}`]),
        ...['-S', `127.0.0.1:${port}`, '-t', folder, join(import.meta.dirname, 'router.php')],
      ],
      cwd: folder,
      env: { PHP_CLI_SERVER_WORKERS: String(workers) },
      log: join(folder, 'server.log'),
      at: { host: '127.0.0.1', port },
    });
    return { ...server, close: server.halt };
  },
};
