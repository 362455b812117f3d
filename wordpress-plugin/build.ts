/** `npm run build:wordpress-plugin`: writes the zip that WordPress installs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginZip } from './plugin-zip.ts';

const target = join(import.meta.dirname, 'dist', 'foyer-channel.zip');
const zip = pluginZip();
mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true });
writeFileSync(target, zip);
console.log(`wordpress-plugin/dist/foyer-channel.zip, ${Math.ceil(zip.length / 1024)} kB`);
