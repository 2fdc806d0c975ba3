import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the server runs while the client is developed. */
const api = process.env['SAFELIGHT_API'] ?? 'http://127.0.0.1:3000';

const OURS = ['/api', '/i', '/d', '/oembed', '/dev', '/healthz', '/readyz'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'es2022',
    // Everything from our own origin: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  server: {
    port: 4200,
    proxy: {
      '/graphql': { target: api, ws: true },
      ...Object.fromEntries(OURS.map((path) => [`^${path}([/?]|$)`, { target: api }])),
    },
  },
});
