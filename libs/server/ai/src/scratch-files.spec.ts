import type { LocalEngine } from '@safelight/operations';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createLocalEditor } from './local-editor.ts';
import { createLocalSubjectFinder } from './local-subject-finder.ts';
import { promptsHere } from './reading/prompts-here.ts';

describe('the files that the worker writes', () => {
  let scratchDir: string;
  beforeEach(async () => (scratchDir = await mkdtemp(join(tmpdir(), 'safelight-scratch-'))));
  afterEach(() => rm(scratchDir, { recursive: true, force: true }));

  it('are named after the process, so that those of a killed one are deleted', async () => {
    const names: string[] = [];
    const host: LocalEngine['host'] = {
      abilities: async () => ({ operations: ['vintage'], models: [] }),
      run: (job) => {
        if ('outputPath' in job) names.push(basename(job.outputPath));
        return Promise.reject(new Error('The worker died.'));
      },
      stop: () => Promise.resolve(),
    };
    const logger = { info: () => undefined, warn: () => undefined };
    const engine = { host, scratchDir, logger, stop: () => host.stop() };
    const context = { signal: new AbortController().signal, onProgress: () => undefined };
    const picture = { width: 40, height: 30, contentType: 'image/jpeg', sourcePath: '/nowhere.jpg' } as const;
    const wish = { prompt: 'make it vintage', maskPath: null, reference: null, seed: 1, maxSide: 100 };
    const edit = createLocalEditor({ ...engine, prompts: promptsHere }).edit(
      { ...picture, ...wish },
      context,
    );
    const { findSubject } = createLocalSubjectFinder(engine);
    await Promise.allSettled([edit, findSubject({ path: '/nowhere.jpg', ...picture }, context.signal)]);
    const named = (kind: string): unknown =>
      expect.stringMatching(new RegExp(`^${kind}-${process.pid}-[0-9a-f]{8}-`));
    expect(names.toSorted()).toEqual([named('ai'), named('subject')]);
  });
});
