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
  const settingsWithout = async (dirs: RegExp, name: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, (await readFile(drawingFonts(folder), 'utf8')).replace(dirs, ''));
    return path;
  };

  /** Renders SVGs with these words in these font families, and returns the grey pixels of each. */
  const drawn = async (
    fontSettings: string,
    texts: readonly (readonly [what: string, words: string, family: string])[],
  ): Promise<readonly Buffer[]> => {
    // The first drawing reads all fonts of the system, which takes long on a busy machine.
    const patience = { timeoutMs: 120_000, svgTimeoutMs: 120_000 };
    const imaging = createImaging({
      scratchDir: join(folder, 'scratch'),
      slots: 1,
      fontSettings,
      ...patience,
    });
    const pictures: Buffer[] = [];
    try {
      for (const [what, words, family] of texts) {
        const path = join(folder, `${what}.svg`);
        await writeFile(
          path,
          `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="60"><rect width="320" height="60" fill="#fff"/>` +
            `<text x="8" y="42" font-size="36" font-family="${family}">${words}</text></svg>`,
        );
        const { thumbnail } = await imaging.inspect(path, 'image/svg+xml', { allowSvg: true });
        pictures.push(await sharp(thumbnail.path).greyscale().raw().toBuffer());
        await thumbnail.dispose();
      }
      return pictures;
    } finally {
      await imaging.stop();
    }
  };

  const TEXTS = [
    ['German in Arial', 'Grüße', 'Arial'],
    ['Russian in Times New Roman', 'Привет', 'Times New Roman'],
    ['Greek in an unknown font', 'Γειά σου', 'Nowhere Sans'],
  ] as const;

  describe('draw texts', () => {
    let withSystem: readonly Buffer[];
    let bundledOnly: readonly Buffer[];
    let withoutAny: readonly Buffer[];
    beforeAll(async () => {
      withSystem = await drawn(drawingFonts(folder), TEXTS);
      bundledOnly = await drawn(await settingsWithout(/<dir>\/usr\/.*<\/dir>/g, 'bundled.conf'), TEXTS);
      withoutAny = await drawn(await settingsWithout(/<dir>.*<\/dir>/g, 'none.conf'), TEXTS);
    });

    it.each(TEXTS.map(([what], index) => [what, index] as const))(
      'the same with and without system fonts: %s',
      (_what, index) => {
        expect(bundledOnly[index]?.equals(withSystem[index]!)).toBe(true);
        // Without any font, letters would be empty boxes.
        expect(bundledOnly[index]?.equals(withoutAny[index]!)).toBe(false);
      },
    );
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
