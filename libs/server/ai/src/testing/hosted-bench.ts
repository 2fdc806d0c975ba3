import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditContext, EditOutcome, EditRequest } from '@safelight/application/ports';
import { createRemoteImages } from '@safelight/fetch';
import { createImaging, type ProcessImaging } from '@safelight/imaging';
import type { ImageContentType } from '@safelight/rules';
import sharp from 'sharp';
import { createGemini, createOpenAiCompatible, type HostedAi } from '../hosted/create-hosted.ts';
import type { PaidAnswer } from '../hosted/hosted-editor.ts';
import { startGeminiServer, startOpenAiServer, type VendorServer } from './vendor/vendor-server.ts';

export const VENDORS = ['gemini', 'openai-compatible'] as const;
export type Vendor = (typeof VENDORS)[number];

export interface Settings {
  readonly timeoutMs?: number;
  readonly apiKey?: string | null;
  readonly imageModel?: string;
  /** Replaces the URL of the simulated server. */
  readonly baseUrl?: string;
}

/** A simulated vendor's server, and an editor that uses it. */
export interface HostedBench {
  readonly server: VendorServer;
  readonly imaging: ProcessImaging;
  ai(settings?: Settings): HostedAi;
  /** A request for an edit of these bytes. */
  request(bytes: Buffer, contentType: ImageContentType, more?: Partial<EditRequest>): Promise<EditRequest>;
  /** Writes the bytes to a file. */
  put(bytes: Buffer): Promise<string>;
  /** The warnings for the operator, oldest first. */
  warned(): readonly object[];
  /** The answers that count as paid, oldest first. */
  paid(): readonly PaidAnswer[];
  /** The names of the files that nobody has disposed of yet. */
  leftovers(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const openHostedBench = async (vendor: Vendor): Promise<HostedBench> => {
  const folder = await mkdtemp(join(tmpdir(), 'hosted-'));
  const scratchDir = join(folder, 'scratch');
  const imaging = createImaging({ scratchDir });
  const server = await (vendor === 'gemini' ? startGeminiServer() : startOpenAiServer());
  const warned: object[] = [];
  const paid: PaidAnswer[] = [];
  let files = 0;

  const put = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, `file-${(files += 1)}`);
    await writeFile(path, bytes);
    return path;
  };

  return {
    server,
    imaging,
    put,
    ai: ({ timeoutMs = 20_000, apiKey = 'key-of-ours', imageModel = 'image-model', baseUrl } = {}) => {
      const options = {
        editPictures: imaging.editPictures,
        scratchDir,
        timeoutMs,
        logger: { warn: (fields: object) => void warned.push(fields) },
        onPaidAnswer: (answer: PaidAnswer) => void paid.push(answer),
        baseUrl: baseUrl ?? server.url,
        imageModel,
        textModel: 'text-model',
      };
      if (vendor === 'gemini') return createGemini({ ...options, apiKey: apiKey ?? '' });
      const remoteImages = createRemoteImages({ isProduction: false });
      return createOpenAiCompatible({ ...options, apiKey, remoteImages });
    },
    request: async (bytes, contentType, more = {}) => {
      const { autoOrient } = await sharp(bytes).metadata();
      const [sourcePath, prompt, seed, maxSide] = [await put(bytes), 'Make it glow', 1, 4096];
      const plain = { sourcePath, contentType, ...autoOrient, prompt, seed, maxSide };
      return { ...plain, maskPath: null, reference: null, ...more };
    },
    warned: () => warned,
    paid: () => paid,
    leftovers: () => readdir(scratchDir),
    close: async () => {
      await Promise.all([server.close(), imaging.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** A context that is never aborted and ignores progress. */
export const quietly = (signal = new AbortController().signal): EditContext => ({
  signal,
  onProgress: () => undefined,
});

/** Returns the outcome as a picture. Fails the test when it is not a picture. */
export const pictureOf = (outcome: EditOutcome): Extract<EditOutcome, { kind: 'image' }> => {
  if (outcome.kind !== 'image') throw new Error(`no picture but ${JSON.stringify(outcome)}`);
  return outcome;
};
