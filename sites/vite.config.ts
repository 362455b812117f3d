import { defineConfig } from 'vite';
import { subsetFonts } from './subset-fonts.ts';

/** One build for the server: JSX and styles become plain modules, React comes along in its production form. */
export default defineConfig({
  plugins: [subsetFonts()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: ['react', 'react-dom', 'lucide-react', /^@foyer\//], external: ['fastify', 'zod'] },
  build: {
    ssr: true,
    target: 'node24',
    cssMinify: true,
    rolldownOptions: {
      // `use client` in a package means nothing to a program that only draws.
      checks: { pluginTimings: false, moduleLevelDirective: false },
      input: { server: 'src/app/server.ts', main: 'src/app/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
    },
  },
});
