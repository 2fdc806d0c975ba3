import { createImaging } from '@safelight/imaging';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingFonts } from './drawing-fonts.ts';

describe('the fonts for SVGs', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-fonts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Writes font settings without the font folders that `dirs` matches: those of the system, or all. */
  const settingsWithout = async (dirs: RegExp): Promise<string> => {
    const path = join(folder, 'changed.conf');
    await writeFile(path, (await readFile(drawingFonts(folder), 'utf8')).replace(dirs, ''));
    return path;
  };

  /** Renders an SVG with these words in this font family, and returns its grey pixels. */
  const drawn = async (fontSettings: string, words: string, family: string): Promise<Buffer> => {
    // The first drawing reads all fonts of the system, which takes long on a busy machine.
    const patience = { timeoutMs: 120_000, svgTimeoutMs: 120_000 };
    const imaging = createImaging({
      scratchDir: join(folder, 'scratch'),
      slots: 1,
      fontSettings,
      ...patience,
    });
    try {
      const path = join(folder, 'words.svg');
      await writeFile(
        path,
        `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="60"><rect width="320" height="60" fill="#fff"/>` +
          `<text x="8" y="42" font-size="36" font-family="${family}">${words}</text></svg>`,
      );
      const { thumbnail } = await imaging.inspect(path, 'image/svg+xml', { allowSvg: true });
      const pixels = await sharp(thumbnail.path).greyscale().raw().toBuffer();
      await thumbnail.dispose();
      return pixels;
    } finally {
      await imaging.stop();
    }
  };

  it.each([
    ['German in Arial', 'Grüße', 'Arial'],
    ['Russian in Times New Roman', 'Привет', 'Times New Roman'],
    ['Greek in an unknown font', 'Γειά σου', 'Nowhere Sans'],
  ])('draw %s the same with and without system fonts', async (_what, words, family) => {
    const without = await drawn(await settingsWithout(/<dir>\/usr\/.*<\/dir>/g), words, family);
    expect(without.equals(await drawn(drawingFonts(folder), words, family))).toBe(true);
    // Without any font, letters would be empty boxes.
    expect(without.equals(await drawn(await settingsWithout(/<dir>.*<\/dir>/g), words, family))).toBe(false);
  });

  it('are listed in the dependencies of package.json, so that they exist in production', async () => {
    const root = new URL('../../../../package.json', import.meta.url);
    const { dependencies } = JSON.parse(await readFile(root, 'utf8')) as { dependencies: object };
    const families = ['arimo', 'tinos', 'gelasio', 'dejavu-sans'];
    expect(Object.keys(dependencies)).toEqual(
      expect.arrayContaining(families.map((family) => `@fontsource/${family}`)),
    );
  });

  it('are unpacked only once, with settings that only the server’s user can read', async () => {
    const settings = drawingFonts(folder);
    const { mtimeMs, mode } = await stat(settings);
    expect(mode & 0o777).toBe(0o600);
    expect(drawingFonts(folder)).toBe(settings);
    expect((await stat(settings)).mtimeMs).toBe(mtimeMs);
  });
});
