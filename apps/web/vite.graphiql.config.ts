import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compressClient } from './compress-client.ts';

const OUT_DIR = join(import.meta.dirname, '../../dist/apps/graphiql');

/** GraphiQL is built separately, so that visitors of the site load nothing of it. */
export default defineConfig({
  root: join(import.meta.dirname, 'graphiql'),
  base: '/graphiql/',
  plugins: [react(), compressClient(OUT_DIR)],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      // Directives such as "use client" are for a compiler that is not used here.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
