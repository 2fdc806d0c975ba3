import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { ChunkGraph } from './chunk-graph.ts';

/** Returns the scripts of a build by their file names. */
export const graphOf = (bundle: Rolldown.OutputBundle): ChunkGraph =>
  new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? [
            [
              output.fileName,
              {
                fileName: output.fileName,
                isEntry: output.isEntry,
                facade: output.facadeModuleId,
                imports: output.imports,
                dynamicImports: output.dynamicImports,
                modules: output.moduleIds,
                gzipBytes: gzipSync(output.code, { level: 9 }).length,
              },
            ] as const,
          ]
        : [],
    ),
  );
