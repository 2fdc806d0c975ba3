import sharp from 'sharp';
import { peakSignalToNoise, pictureOf } from '../testing/measures.ts';
import { photoPng } from '../testing/edit.ts';
import { painted } from '../testing/pictures.ts';
import { jpegQuality } from '../worker/jpeg-quality.ts';
import type { Picture } from './picture.ts';
import { hasJpegArtefacts, removeJpegArtefacts } from './remove-jpeg-artefacts.ts';

const quietly = (): Promise<void> => Promise.resolve();

/** The excess (0–255) of steps at the borders of 8 × 8 blocks over other steps. */
const blockiness = ({ width, height, data }: Picture): number => {
  const [sums, counts] = [
    [0, 0],
    [0, 0],
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 2; x < width - 1; x++) {
      const green = (column: number): number => data[(y * width + column) * 3 + 1] ?? 0;
      const around = (green(x - 1) - green(x - 2) + green(x + 1) - green(x)) / 2;
      const kind = x % 8 === 0 ? 1 : 0;
      sums[kind] = (sums[kind] ?? 0) + Math.abs(green(x) - green(x - 1) - around);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return (sums[1] ?? 0) / (counts[1] ?? 1) - (sums[0] ?? 0) / (counts[0] ?? 1);
};

describe('removing the artefacts of JPEG', () => {
  const SIZE = [240, 160] as const;

  it.each(['coffee', 'life', 'astronaut', 'picosdeeuropa'])(
    'brings a JPEG of %s at quality 35 closer to the original photo, and removes the blocks',
    async (name) => {
      const png = await photoPng(name, ...SIZE);
      const photo = await pictureOf(png);
      const coded = await pictureOf(await sharp(png).jpeg({ quality: 35 }).toBuffer());
      const cleaned = await removeJpegArtefacts(coded, 35, quietly);
      expect([cleaned.width, cleaned.height]).toEqual(SIZE);
      expect(peakSignalToNoise(photo, cleaned)).toBeGreaterThan(peakSignalToNoise(photo, coded) + 0.1);
      expect(blockiness(cleaned)).toBeLessThan(0.5 * blockiness(coded));
    },
  );

  it('leaves no seam between strips of rows', async () => {
    const width = 32;
    const height = 900;
    const waves = painted(width, height, (_x, y) => 128 + 100 * Math.sin(y / 40));
    const cleaned = await removeJpegArtefacts(waves, 50, quietly);
    const row = (y: number): number => cleaned.data[(y * width + 16) * 3] ?? 0;
    for (let y = 1; y < height; y++) expect(Math.abs(row(y) - row(y - 1))).toBeLessThan(8);
  });

  it('leaves a picture without visible artefacts unchanged', () => {
    expect([null, 92, 86, 85, 40].map(hasJpegArtefacts)).toEqual([false, false, false, true, true]);
  });
});

describe('the quality of a JPEG', () => {
  it.each([12, 35, 50, 80, 95])('is computed from its quantization tables: %i', async (quality) => {
    const png = await photoPng('coffee', 64, 64);
    for (const options of [{}, { progressive: true }, { mozjpeg: false, chromaSubsampling: '4:4:4' }]) {
      const bytes = await sharp(png)
        .jpeg({ quality, ...options })
        .toBuffer();
      expect(Math.abs((jpegQuality(bytes) ?? 0) - quality)).toBeLessThanOrEqual(1);
    }
  });

  it('is found behind a color profile, and is null for other files and for truncated files', async () => {
    const png = await photoPng('coffee', 64, 64);
    const tagged = await sharp(png).withIccProfile('srgb').jpeg({ quality: 70 }).toBuffer();
    expect(jpegQuality(tagged)).toBe(70);
    expect(jpegQuality(png)).toBeNull();
    expect(jpegQuality(Buffer.from([0xff, 0xd8]))).toBeNull();
    expect(jpegQuality(tagged.subarray(0, 30))).toBeNull();
  });
});
