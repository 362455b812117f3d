import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a brotli copy beside every text file of the build, so that the server sends bytes it never has to squeeze. */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const path = join(outDir, name);
        if (!/\.(js|css|html|svg|json)$/.test(name) || !statSync(path).isFile()) continue;
        const plain = readFileSync(path);
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          }),
        );
      }
    },
  };
}
