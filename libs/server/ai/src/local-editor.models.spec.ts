import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditOutcome, ImageEditor } from '@safelight/application/ports';
import { createLocalEngine, type LocalEngine } from '@safelight/operations';
import { difference, pictureOf } from '@safelight/operations/testing';
import { makeGif, makeJpeg, makePng, makeWebp, photoNamed } from '@safelight/test-pictures';
import sharp, { type Sharp } from 'sharp';
import { createLocalEditor } from './local-editor.ts';
import { promptsHere } from './reading/prompts-here.ts';

let folder: string;
let engine: LocalEngine;
let editor: ImageEditor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safelight-ai-'));
  engine = createLocalEngine({ scratchDir: join(folder, 'scratch') });
  editor = createLocalEditor({ ...engine, prompts: promptsHere });
});
afterAll(async () => {
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

type ContentType = Parameters<ImageEditor['edit']>[0]['contentType'];
type EditedImage = Extract<EditOutcome, { kind: 'image' }>;

const edit = (sourcePath: string, contentType: ContentType, prompt: string, seed = 1): Promise<EditOutcome> =>
  editor.edit(
    {
      sourcePath,
      contentType,
      prompt,
      seed,
      width: 0,
      height: 0,
      maskPath: null,
      reference: null,
      maxSide: 3_840,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
const imageFrom = (outcome: EditOutcome): EditedImage => {
  if (outcome.kind !== 'image') throw new Error(JSON.stringify(outcome));
  return outcome;
};
const editBytes = async (bytes: Buffer, contentType: ContentType, prompt: string): Promise<EditedImage> => {
  const path = join(folder, `source-${Math.random()}`);
  await writeFile(path, bytes);
  return imageFrom(await edit(path, contentType, prompt));
};

describe('the local editor', () => {
  it("returns the picture's file, size, model and description, and deletes the file on disposal", async () => {
    const bytes = await makeJpeg({ width: 320, height: 200 });
    const image = await editBytes(bytes, 'image/jpeg', 'slightly vintage');
    expect(image).toMatchObject({
      contentType: 'image/jpeg',
      width: 320,
      height: 200,
      textResponse: 'Vintage (subtle).',
      model: 'safelight-local',
    });
    expect((await readFile(image.file.path)).length).toBe(image.file.sizeBytes);
    await image.file.dispose();
    await expect(readFile(image.file.path)).rejects.toThrow('ENOENT');
  });

  it('returns the same bytes for the same picture, prompt and seed, and other bytes for another seed', async () => {
    const path = join(folder, 'seeded.jpg');
    await writeFile(path, await makeJpeg({ width: 300, height: 300 }));
    const bytes = async (seed: number): Promise<Buffer> =>
      readFile(imageFrom(await edit(path, 'image/jpeg', 'vintage', seed)).file.path);
    const [once, again, other] = [await bytes(3), await bytes(3), await bytes(4)];
    expect(again.equals(once)).toBe(true);
    expect(other.equals(once)).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    'edits the picture upright for EXIF orientation %i',
    async (orientation) => {
      const bytes = await makeJpeg({ width: 240, height: 160, orientation, gps: true });
      const displayed = await pictureOf(bytes);
      const image = await editBytes(bytes, 'image/jpeg', 'black and white, slightly');
      const result = await pictureOf(image.file.path);
      expect([result.width, result.height]).toEqual([displayed.width, displayed.height]);
      expect([image.width, image.height]).toEqual([displayed.width, displayed.height]);
      const grey = await pictureOf(await sharp(bytes).autoOrient().greyscale().png().toBuffer());
      expect(difference(result, grey)).toBeLessThan(25);
      const { exif, orientation: left } = await sharp(image.file.path).metadata();
      expect([exif, left]).toEqual([undefined, undefined]);
    },
  );

  it.each([
    ['CMYK JPEG', () => makeJpeg({ width: 120, height: 80, cmyk: true }), 'image/jpeg', 'image/jpeg'],
    ['16-bit PNG', () => makePng({ width: 120, height: 80, depth: 16 }), 'image/png', 'image/png'],
    ['PNG with alpha', () => makePng({ width: 120, height: 80, alpha: true }), 'image/png', 'image/png'],
    [
      'grey PNG',
      async () =>
        sharp(await makePng({ width: 120, height: 80 }))
          .greyscale()
          .png()
          .toBuffer(),
      'image/png',
      'image/png',
    ],
    ['WebP', () => makeWebp({ width: 120, height: 80 }), 'image/webp', 'image/webp'],
    ['animated WebP', () => makeWebp({ width: 120, height: 80, frames: 3 }), 'image/webp', 'image/webp'],
    ['animated GIF', () => makeGif({ width: 120, height: 80, frames: 4 }), 'image/gif', 'image/png'],
  ] as const)('accepts a %s', async (name, make, contentType, expected) => {
    const image = await editBytes(await make(), contentType, 'enhance colors');
    const { format, width, height, hasAlpha, pages } = await sharp(image.file.path).metadata();
    expect([`image/${format}`, image.contentType]).toEqual([expected, expected]);
    expect([width, height, pages ?? 1]).toEqual([120, 80, 1]);
    if (name === 'PNG with alpha') expect(hasAlpha).toBe(true);
    if (name.startsWith('animated')) expect(image.textResponse).toContain('first frame');
  });

  it('writes JPEG without chroma subsampling', async () => {
    const image = await editBytes(await makeJpeg({ width: 64, height: 64 }), 'image/jpeg', 'enhance');
    expect((await sharp(image.file.path).metadata()).chromaSubsampling).toBe('4:4:4');
  });

  it('refuses a prompt that it cannot fulfil', async () => {
    const outcome = await edit('/nowhere', 'image/jpeg', 'add a hat');
    expect(outcome).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('The built-in editor cannot do this: “add a hat”.') as string,
    });
  });

  it('performs the possible part of a prompt and reports which part is not possible', async () => {
    const image = await editBytes(
      await makeJpeg({ width: 64, height: 64 }),
      'image/jpeg',
      'black and white and add a hat',
    );
    expect(image.textResponse).toMatch(/^Black and white\. Not done: “add a hat”\./);
  });

  it('refuses a broken picture and leaves no file behind', async () => {
    const path = join(folder, 'broken.jpg');
    await writeFile(path, (await makeJpeg({ width: 400, height: 400 })).subarray(0, 4_000));
    const before = await readdir(join(folder, 'scratch'));
    expect(await edit(path, 'image/jpeg', 'vintage')).toEqual({
      kind: 'refused',
      failure: 'unreadable_input',
      message: 'The image could not be decoded.',
    });
    expect(await readdir(join(folder, 'scratch'))).toEqual(before);
  });

  it('refuses every format except the four accepted ones, whatever the extension of the file', async () => {
    const path = join(folder, 'drawing.png');
    await writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await edit(path, 'image/png', 'vintage')).toMatchObject({ kind: 'refused' });
  });
});

describe('remove background', () => {
  const size = { width: 720, height: 480 };
  const fitted = (name: string): Sharp =>
    sharp(photoNamed(name).path).resize(size.width, size.height, {
      fit: 'cover',
    });
  const ellipse = ([rx, ry]: readonly [number, number]): Buffer =>
    Buffer.from(
      `<svg width="720" height="480"><ellipse cx="370" cy="230" rx="${rx}" ry="${ry}" fill="#fff"/></svg>`,
    );
  /** One ellipse is so small that the model sees it again in a crop; the other is too large for that. */
  const [SMALL, LARGE] = [
    [170, 140],
    [200, 160],
  ] as const;

  /** An ellipse of one photo's texture in front of another, out-of-focus photo. */
  const ellipseOn = async (ground: string, texture: string, mask: Buffer): Promise<Sharp> => {
    const shape = await sharp(await fitted(texture).ensureAlpha().png().toBuffer())
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer();
    return fitted(ground)
      .blur(7)
      .composite([{ input: shape }]);
  };

  it.each([
    ['picosdeeuropa', 'coffee', SMALL, 'image/jpeg', 'image/png'],
    ['Bridge', 'chelsea', LARGE, 'image/jpeg', 'image/png'],
    ['coffee', 'life', LARGE, 'image/webp', 'image/webp'],
    ['astronaut', 'Dragonfly', LARGE, 'image/jpeg', 'image/png'],
  ] as const)(
    'finds an ellipse in front of %s, textured with %s, with an IoU of 0.95 or more: radii %p, %s to %s',
    async (ground, texture, radii, contentType, expected) => {
      const mask = ellipse(radii);
      const drawn = await ellipseOn(ground, texture, mask);
      const source = contentType === 'image/webp' ? drawn.webp() : drawn.jpeg({ quality: 95 });
      const image = await editBytes(await source.toBuffer(), contentType, 'remove the background');
      expect(image.contentType).toBe(expected);
      expect((await sharp(image.file.path).metadata()).hasAlpha).toBe(true);
      const { data, width, height } = await pictureOf(image.file.path);
      const truth = await pictureOf(await sharp(mask).png().toBuffer());
      let [both, either] = [0, 0];
      for (let i = 3; i < data.length; i += 4) {
        const [found, wanted] = [(data[i] ?? 0) > 127, (truth.data[i] ?? 0) > 127];
        both += found && wanted ? 1 : 0;
        either += found || wanted ? 1 : 0;
      }
      expect(both / either).toBeGreaterThanOrEqual(0.95);
      for (const corner of [0, width - 1, (height - 1) * width, height * width - 1]) {
        expect(data[corner * 4 + 3]).toBe(0);
      }
    },
  );

  it('leaves no trace of the removed background in the file, and returns the same bytes when repeated', async () => {
    const bytes = await (
      await ellipseOn('Bridge', 'chelsea', ellipse(LARGE))
    )
      .jpeg({ quality: 95 })
      .toBuffer();
    const remove = () => editBytes(bytes, 'image/jpeg', 'remove the background, then vintage');
    const { file } = await remove();
    const { data } = await pictureOf(file.path);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0 && (data[at] !== 0 || data[at + 1] !== 0 || data[at + 2] !== 0)) {
        throw new Error(`color under transparency at ${at}`);
      }
    }
    const again = await remove();
    expect((await readFile(again.file.path)).equals(await readFile(file.path))).toBe(true);
  });
});
