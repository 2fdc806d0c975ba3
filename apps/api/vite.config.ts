import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => new URL(path, import.meta.url).pathname;

/** Copies the models next to the bundle that loads them. */
const copyModels = (): Plugin => ({
  name: 'copy-models',
  closeBundle: () =>
    ['operations', 'prompts'].forEach((name) =>
      cpSync(at(`../../libs/server/${name}/models`), at('../../dist/apps/api/models'), { recursive: true }),
    ),
});

/** Builds one file for each program: the server, its child processes, and the operators' commands. */
export default defineConfig({
  root: at('.'),
  plugins: [copyModels()],
  ssr: { noExternal: [/^@safelight\//] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: at('../../dist/apps/api'),
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: at('src/main.ts'),
        'check-integrity': at('src/check-integrity.ts'),
        credits: at('src/credits.ts'),
        backup: at('src/backup.ts'),
        restore: at('src/restore.ts'),
        role: at('src/role.ts'),
        moderate: at('src/moderate.ts'),
        postgres: at('src/container/postgres.ts'),
        'document-thread': at('src/documents/document-thread.ts'),
        'prompt-thread': at('../../libs/server/ai/src/reading/prompt-thread.ts'),
        'imaging-worker': at('../../libs/server/imaging/src/worker/imaging-worker.ts'),
        'ai-worker': at('../../libs/server/operations/src/worker/ai-worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
