import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { sizeBudget } from './budget/size-budget.ts';
import { compressClient } from './compress-client.ts';

// Not imported above, as the screens beside it in its library load lazily.
const { markdown } = await import('@safelight/web-pages/markdown');

/** Where the server runs while the client is developed. */
const api = process.env['SAFELIGHT_API'] ?? 'http://127.0.0.1:3000';

const OUT_DIR = join(import.meta.dirname, '../../dist/apps/web');

const OURS = ['/api', '/i', '/d', '/oembed', '/dev', '/healthz', '/readyz'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), markdown(), sizeBudget(), compressClient(OUT_DIR)],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2022',
    // Everything from our own origin: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
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
