import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditOutcome, EditRequest, ImageEditor, PictureFile } from '@safelight/application/ports';
import { createLocalEngine, type Mask, type Picture } from '@safelight/operations';
import { pictureOf, WORKERS } from '@safelight/operations/testing';
import sharp from 'sharp';
import { createLocalEditor, type LocalAi } from '../local-editor.ts';
import { promptsHere } from '../reading/prompts-here.ts';

export type EditedImage = Extract<EditOutcome, { kind: 'image' }>;

/** A local engine with its own folder. */
export interface LocalWorld {
  readonly engine: LocalAi;
  readonly editor: ImageEditor;
  /** Writes bytes to a file in the way that editors receive pictures. */
  file(bytes: Buffer, contentType?: PictureFile['contentType']): Promise<PictureFile>;
  /** Writes a mask to a file. */
  maskFile(mask: Mask): Promise<string>;
  edit(bytes: Buffer, prompt: string, extras?: Partial<EditRequest>): Promise<EditOutcome>;
  /** Like `edit`, but also returns the pixels. Throws when the outcome is not a picture. */
  edited(
    bytes: Buffer,
    prompt: string,
    extras?: Partial<EditRequest>,
  ): Promise<EditedImage & { readonly picture: Picture }>;
  close(): Promise<void>;
}

const NEVER = new AbortController().signal;

export const openLocalWorld = async (): Promise<LocalWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-ai-'));
  const local = createLocalEngine({
    scratchDir: join(folder, 'scratch'),
    workerPath: WORKERS.thatRemembers,
  });
  const engine = { ...local, prompts: promptsHere };
  const editor = createLocalEditor(engine);
  let files = 0;
  const write = async (bytes: Buffer): Promise<string> => {
    const path = join(folder, `file-${files++}`);
    await writeFile(path, bytes);
    return path;
  };
  const file: LocalWorld['file'] = async (bytes, contentType = 'image/png') => ({
    path: await write(bytes),
    contentType,
  });
  const edit: LocalWorld['edit'] = async (bytes, prompt, extras = {}) => {
    const { path, contentType } = await file(bytes);
    const { width, height } = await sharp(bytes).metadata();
    return editor.edit(
      {
        sourcePath: path,
        contentType,
        width,
        height,
        prompt,
        seed: 1,
        maskPath: null,
        reference: null,
        maxSide: 7_680,
        ...extras,
      },
      { signal: NEVER, onProgress: () => undefined },
    );
  };
  return {
    engine,
    editor,
    file,
    edit,
    maskFile: async ({ width, height, values }) =>
      write(
        await sharp(values, { raw: { width, height, channels: 1 } })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
      ),
    edited: async (bytes, prompt, extras) => {
      const outcome = await edit(bytes, prompt, extras);
      if (outcome.kind !== 'image') throw new Error(JSON.stringify(outcome));
      return { ...outcome, picture: await pictureOf(outcome.file.path) };
    },
    close: async () => {
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
