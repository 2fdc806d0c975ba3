import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { sizeBudget } from './budget/size-budget.ts';
import { firstScreens } from './chunks/first-screens.ts';
import { inlineHead } from './chunks/inline-head.ts';
import { noChunkCircles } from './chunks/no-chunk-circles.ts';
import { screenPreloads } from './chunks/screen-preloads.ts';
import { ofFeatures, ofPages } from './chunks/shared-code.ts';
import { compressClient } from './compress-client.ts';

// This import is dynamic, because lint forbids static imports of a library whose screens are loaded lazily.
const { markdown } = await import('@safelight/web-pages/markdown');

/** The address of the server during development. */
const api = process.env['SAFELIGHT_API'] ?? 'http://127.0.0.1:3000';

const OUT_DIR = join(import.meta.dirname, '../../dist/apps/web');

const OURS = ['/api', '/i', '/d', '/downloads', '/oembed', '/dev', '/healthz', '/readyz'];

const DATA_LAYER =
  /[\\/]node_modules[\\/](?:@apollo[\\/]client|graphql|graphql-ws|rxjs|optimism|@wry)[\\/]|[\\/]libs[\\/]web[\\/]data[\\/]/;

/** Helpers of MUI. In chunks of pages, those that use one another would be torn apart, into chunks that import one another. */
const MUI_HELPERS = /[\\/]node_modules[\\/]@mui[\\/](?:utils|material[\\/]utils)[\\/]/;

const RULES = /[\\/]libs[\\/]rules[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    markdown(),
    sizeBudget(),
    noChunkCircles(),
    screenPreloads(),
    firstScreens(),
    inlineHead(),
    compressClient(OUT_DIR),
  ],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: fonts, so all assets are files of our own origin.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The chunk of a group gets only the group's own name: the bundler appends the names of all modules
        // that load it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        // Without these groups the bundler would create one file for every set of screens that share code:
        // the gallery would load sixty files.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'rules', test: RULES, priority: 3 },
            { name: 'data', test: DATA_LAYER, priority: 2 },
            { name: 'mui', test: MUI_HELPERS, priority: 2 },
            { name: ofPages, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
            { name: ofFeatures, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 4200,
    proxy: {
      '/graphql': { target: api, ws: true },
      '^/comparison/[^/]+/(embed|before-after\\.jpg)$': { target: api },
      ...Object.fromEntries(OURS.map((path) => [`^${path}([/?]|$)`, { target: api }])),
    },
  },
});
