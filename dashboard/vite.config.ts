import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { thinContract } from './thin-contract.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [thinContract(), react(), tailwindcss(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The libraries of the first screen are one file on purpose; npm run bench holds its weight to the limit.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first screen always needs is one file, which squeezes better than thirty; libraries keep their address
      // when only our own code has changed.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'parts', tags: ['$initial'], test: /[\\/](dashboard|contract)[\\/]src[\\/]|preload-helper/ },
            // Icons, widgets and small words of several screens: each as a file of its own weighs less than its headers.
            {
              name: 'shared',
              test: /[\\/]dashboard[\\/]src[\\/](ui[\\/][^\\/]+|lib[\\/](dates|text|files|events)[\\/].+)$|[\\/]lucide-react[\\/]|[\\/]@tanstack[\\/]/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
});
