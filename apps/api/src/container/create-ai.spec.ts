import { createRemoteImages } from '@safelight/fetch';
import { createImaging } from '@safelight/imaging';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics.ts';
import { createAi } from './create-ai.ts';

describe('the configured AI editors', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-ai-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const namesFor = async (env: Record<string, string>) => {
    const imaging = createImaging({ scratchDir: folder });
    const { editors, promptWriters, close } = createAi({
      config: readConfig({ DATA_DIR: folder, ...env }).ai,
      editPictures: imaging.editPictures,
      remoteImages: createRemoteImages({ isProduction: false }),
      scratchDir: folder,
      modelsDir: folder,
      workerPath: join(folder, 'never-started.js'),
      promptThreadPath: join(folder, 'not-there.js'),
      logger: createLogger({ logLevel: 'silent' }),
      metrics: createMetrics(),
    });
    await Promise.all([close(), imaging.stop()]);
    expect(promptWriters.map(({ name }) => name)).toEqual(editors.map(({ name }) => name));
    return editors.map(({ name }) => name);
  };

  it('are only the local engine by default', async () => {
    expect(await namesFor({})).toEqual(['local']);
  });

  it('are the configured services followed by the local engine', async () => {
    const env = { GEMINI_API_KEY: 'a', OPENAI_BASE_URL: 'http://127.0.0.1:9' };
    expect(await namesFor(env)).toEqual(['gemini', 'openai-compatible', 'local']);
  });

  it('are those that AI_PROVIDERS lists, in that order', async () => {
    const env = { GEMINI_API_KEY: 'a', OPENAI_API_KEY: 'b', AI_PROVIDERS: 'openai-compatible,gemini' };
    expect(await namesFor(env)).toEqual(['openai-compatible', 'gemini']);
  });
});
