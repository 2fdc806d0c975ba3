import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubjectFinder } from '@safelight/application/ports';
import type { LocalEngine } from '@safelight/operations';
import { scratchName } from '@safelight/processes';

/** Finds the salient subject with the local engine's worker. */
export const createLocalSubjectFinder = ({ host, scratchDir }: LocalEngine): SubjectFinder => ({
  findSubject: async ({ path: sourcePath }, signal) => {
    signal.throwIfAborted();
    await mkdir(scratchDir, { recursive: true });
    const outputPath = join(scratchDir, scratchName('subject'));
    let sizeBytes: number | null = null;
    try {
      const report = await host.run(
        { kind: 'find-subject', sourcePath, outputPath },
        { signal, onProgress: () => undefined },
      );
      if (report.type === 'failed') throw new Error(`The subject was not looked for: ${report.detail}`);
      ({ sizeBytes } = report.result);
    } finally {
      if (sizeBytes === null) await rm(outputPath, { force: true });
    }
    if (sizeBytes === null) return null;
    return {
      path: outputPath,
      contentType: 'image/png',
      sizeBytes,
      read: () => createReadStream(outputPath),
      dispose: () => rm(outputPath, { force: true }),
    };
  },
});
