/** `npm start`: installs what is missing, builds what is stale, then hands over to the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, node, root } from './install.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn(node, [join(root, 'server', 'src', 'app', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
