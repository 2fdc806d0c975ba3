import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoNamed } from '@safelight/test-pictures';
import type { ImageContentType } from '@safelight/rules';
import sharp from 'sharp';
import type { StepOptions } from '../operation.ts';
import { difference, pictureOf } from '../testing/measures.ts';
import { editPicture } from './edit-picture.ts';
import type { EditResult, JobStep } from './protocol.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safelight-small-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const MODELS = {
  problem: async () => null,
  infer: () => Promise.reject(new Error('no model needed')),
  release: async () => undefined,
};
const step = (operation: string, options: StepOptions = {}): JobStep => ({ operation, strength: 1, options });
const within = (options: StepOptions): JobStep => step('convert-format', options);

let files = 0;
/** Edits a picture, and returns the result with the file that it wrote, read back from the disk. */
const edit = async (
  bytes: Buffer,
  contentType: ImageContentType,
  steps: readonly JobStep[],
): Promise<EditResult & { readonly file: Buffer; readonly text: string }> => {
  const sourcePath = join(folder, `source-${files++}`);
  const outputPath = `${sourcePath}-edited`;
  await writeFile(sourcePath, bytes);
  const job = { kind: 'edit', sourcePath, outputPath, contentType, seed: 1, steps } as const;
  const result = await editPicture(
    { ...job, maskPath: null, referencePath: null, maxSide: 3_840 },
    MODELS,
    () => undefined,
  );
  const file = result.written === null ? Buffer.alloc(0) : await readFile(outputPath);
  expect(file.length).toBe(result.written?.sizeBytes ?? 0);
  return { ...result, file, text: result.notes.join(' ') };
};

const photo = (name: string): Promise<Buffer> => readFile(photoNamed(name).path);
const small = (name: string, side: number) =>
  sharp(photoNamed(name).path).autoOrient().resize(side, side, { fit: 'inside' });
/** A photo in front of nothing: its corners are transparent. */
const transparent = async (): Promise<Buffer> => {
  const oval = Buffer.from(
    '<svg width="600" height="400"><ellipse cx="300" cy="200" rx="290" ry="190"/></svg>',
  );
  const cut = sharp(await photo('coffee'))
    .ensureAlpha()
    .composite([{ input: oval, blend: 'dest-in' }]);
  return cut.png().toBuffer();
};

describe('a file of at most so many bytes', () => {
  it.each([1_000_000, 500_000, 200_000])('a large JPEG stays a JPEG within %i bytes', async (maxBytes) => {
    const bytes = await photo('picos');
    const { written, file, text } = await edit(bytes, 'image/jpeg', [within({ maxBytes })]);
    expect(file.length).toBeLessThanOrEqual(maxBytes);
    expect(file.length).toBeGreaterThan(0.7 * maxBytes);
    expect(written).toMatchObject({ contentType: 'image/jpeg' });
    expect((await sharp(file).metadata()).format).toBe('jpeg');
    expect(text).toMatch(/^(?:It was scaled down .*)?The file has .* instead of 1\.8 MB\.$/);
  });

  it('a WebP stays a WebP', async () => {
    const bytes = await small('Dragonfly', 1_200).webp({ quality: 95 }).toBuffer();
    const { written, file } = await edit(bytes, 'image/webp', [within({ maxBytes: 90_000 })]);
    expect(file.length).toBeLessThanOrEqual(90_000);
    expect(written).toMatchObject({ contentType: 'image/webp', width: 1_200, height: 900 });
  });

  it('a photo in a PNG becomes a JPEG, and the result says so', async () => {
    const { written, file, text } = await edit(await photo('coffee'), 'image/png', [
      within({ maxBytes: 60_000 }),
    ]);
    expect(file.length).toBeLessThanOrEqual(60_000);
    expect(written).toMatchObject({ contentType: 'image/jpeg', width: 600, height: 400 });
    expect(text).toMatch(
      /^It was saved as JPEG, which takes fewer bytes than PNG\. The file has \d+ KB instead of 467 KB\.$/,
    );
  });

  it('a transparent PNG becomes a WebP', async () => {
    const { written, file, text } = await edit(await transparent(), 'image/png', [
      within({ maxBytes: 50_000 }),
    ]);
    expect(file.length).toBeLessThanOrEqual(50_000);
    expect(written).toMatchObject({ contentType: 'image/webp', width: 600 });
    expect((await sharp(file).metadata()).hasAlpha).toBe(true);
    expect(text).toContain(
      'It was saved as WebP, which takes fewer bytes than PNG and keeps the transparency.',
    );
  });

  it('a PNG that fits without loss stays a PNG', async () => {
    const { written, file } = await edit(await photo('coffee'), 'image/png', [
      step('resize', { width: 200 }),
      within({ maxBytes: 100_000 }),
    ]);
    expect(file.length).toBeLessThanOrEqual(100_000);
    expect(written).toMatchObject({ contentType: 'image/png', width: 200 });
  });

  it('a picture is scaled down when its quality would suffer too much', async () => {
    const { written, file, text } = await edit(await photo('life'), 'image/jpeg', [
      within({ maxBytes: 30_000 }),
    ]);
    expect(file.length).toBeLessThanOrEqual(30_000);
    expect(file.length).toBeGreaterThan(15_000);
    const { width, height } = await sharp(file).metadata();
    expect(written).toMatchObject({ width, height });
    expect(width).toBeLessThan(1_500);
    expect(text).toContain(`It was scaled down to ${width} × ${height} pixels, so that the file fits.`);
  });

  it('a PNG that is asked for gets a palette, and then fewer pixels', async () => {
    const asked = (maxBytes: number) => within({ format: 'png', maxBytes });
    const bytes = await photo('coffee');
    const paletted = await edit(bytes, 'image/png', [asked(200_000)]);
    expect(paletted.file.length).toBeLessThanOrEqual(200_000);
    expect(paletted.written).toMatchObject({ contentType: 'image/png', width: 600 });
    expect(paletted.text).toContain('256 colors');
    const scaled = await edit(bytes, 'image/png', [asked(60_000)]);
    expect(scaled.file.length).toBeLessThanOrEqual(60_000);
    expect(scaled.written).toMatchObject({ contentType: 'image/png' });
    expect(scaled.written?.width).toBeLessThan(600);
  });

  it('another format within a limit is one file', async () => {
    const asked = within({ format: 'jpeg', maxBytes: 80_000 });
    const { written, file, text } = await edit(await transparent(), 'image/png', [asked]);
    expect(file.length).toBeLessThanOrEqual(80_000);
    expect(written).toMatchObject({ contentType: 'image/jpeg' });
    expect(text).not.toContain('saved as');
  });

  it('finds nothing to do if the file is small enough, unless another step runs', async () => {
    const bytes = await small('astronaut', 300).jpeg().toBuffer();
    const limit = within({ maxBytes: 1_000_000 });
    const alone = await edit(bytes, 'image/jpeg', [limit]);
    expect(alone).toMatchObject({ written: null, idle: [0] });
    expect(alone.text).toBe(`The file already has ${Math.ceil(bytes.length / 1_000)} KB.`);
    const beside = await edit(bytes, 'image/jpeg', [step('black-and-white'), limit]);
    expect(beside).toMatchObject({ written: { contentType: 'image/jpeg' }, idle: [] });
  });

  it('finds nothing to do if not even a small picture fits, and then does only what else was asked', async () => {
    const bytes = await small('astronaut', 600).jpeg().toBuffer();
    const limit = within({ maxBytes: 1_000 });
    const alone = await edit(bytes, 'image/jpeg', [limit]);
    expect(alone).toMatchObject({ written: null, idle: [0] });
    expect(alone.text).toMatch(
      /^Even 320 pixels wide or high, a JPEG of this image takes \d+ KB, more than 1 KB\.$/,
    );
    const beside = await edit(bytes, 'image/jpeg', [step('black-and-white'), limit]);
    expect(beside).toMatchObject({ written: { width: 600 }, idle: [1] });
  });

  it('the file contains no metadata, so that it is stored byte for byte', async () => {
    const { file } = await edit(await photo('friends'), 'image/jpeg', [within({ maxBytes: 300_000 })]);
    const { exif, icc, xmp, iptc } = await sharp(file).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a file of about half of the bytes', () => {
  const half = within({ sizePercent: 50 });

  it('looks the same at the same size in pixels', async () => {
    const bytes = await small('life', 1_600).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    const { written, file, text } = await edit(bytes, 'image/jpeg', [half]);
    expect(file.length).toBeLessThanOrEqual(bytes.length / 2);
    expect(file.length).toBeGreaterThan(0.45 * bytes.length);
    expect(written).toMatchObject({ width: 1_600, height: 1_065 });
    expect(difference(await pictureOf(file), await pictureOf(bytes))).toBeLessThan(5);
    expect(text).toMatch(/^The file has \d+ KB instead of 1\.2 MB\.$/);
  });

  it('has more bytes if fewer would show a loss, and the result says how to ask for them', async () => {
    const { file, text } = await edit(await photo('life'), 'image/jpeg', [half]);
    expect(file.length).toBeLessThan(0.8 * (await stat(photoNamed('life').path)).size);
    expect(text).toBe(
      'The file has 1.3 MB instead of 1.7 MB. It cannot be smaller without a visible loss. Say how large it may be, such as: under 200 KB.',
    );
  });

  it('is not made if that would cost too much quality', async () => {
    const bytes = await small('life', 800).jpeg({ quality: 50 }).toBuffer();
    const { written, text } = await edit(bytes, 'image/jpeg', [half]);
    expect(written).toBeNull();
    expect(text).toContain('cannot become much smaller without a visible loss');
  });

  it('a PNG of a photo becomes a JPEG', async () => {
    const { written, file } = await edit(await photo('coffee'), 'image/png', [half]);
    expect(written).toMatchObject({ contentType: 'image/jpeg', width: 600 });
    expect(file.length).toBeLessThan(234_000);
  });
});
