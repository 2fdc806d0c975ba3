// Writes the six photos of the sheets as files, scaled to the size at which edits run.
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { photoNamed } from '@safelight/test-pictures';

/**
 * The center and radii of an ellipse, horizontally and vertically, as fractions of a picture's width and
 * height.
 */
export type Mark = readonly [x: number, y: number, rx: number, ry: number];

/** A photo of the sheets as a file. Without a mask, prompts with "this" do not apply to it. */
export interface SheetPhoto {
  readonly name: string;
  readonly sourcePath: string;
  readonly maskPath: string | null;
  readonly width: number;
  readonly height: number;
}

/** `mark` covers the object of the prompt "remove this". */
const SIX: readonly { readonly name: string; readonly mark: Mark }[] = [
  { name: 'Bridge', mark: [0.1, 0.73, 0.11, 0.06] },
  { name: 'Kleiber', mark: [0.475, 0.51, 0.09, 0.19] },
  { name: 'astronaut', mark: [0.83, 0.27, 0.15, 0.33] },
  { name: 'coffee', mark: [0.62, 0.7, 0.09, 0.14] },
  { name: 'friends', mark: [0.57, 0.545, 0.13, 0.13] },
  { name: 'picosdeeuropa', mark: [0.5, 0.665, 0.035, 0.04] },
];

/** Writes a mask: the marked ellipse in white on black. */
export const writeMask = async (
  { width, height }: { readonly width: number; readonly height: number },
  [x, y, rx, ry]: Mark,
  path: string,
): Promise<string> => {
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%"/><ellipse cx="${x * width}" cy="${y * height}" rx="${rx * width}" ry="${ry * height}" fill="#fff"/></svg>`;
  await sharp(Buffer.from(svg)).toColourspace('b-w').png().toFile(path);
  return path;
};

const scaled = async (path: string, sourcePath: string, side: number) => {
  const { width, height } = await sharp(path)
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(sourcePath);
  return { sourcePath, width, height };
};

/**
 * Writes every picture of `source` to `folder`, with the longer side `side` pixels long. These have no masks.
 */
export const prepareFrom = (source: string, folder: string, side: number): Promise<readonly SheetPhoto[]> =>
  Promise.all(
    readdirSync(source)
      .sort()
      .map(async (file) => ({
        name: parse(file).name,
        maskPath: null,
        ...(await scaled(join(source, file), join(folder, `${file}.jpg`), side)),
      })),
  );

/** Writes the six photos to `folder`, with the longer side `side` pixels long, and a mask for each. */
export const preparePhotos = (folder: string, side: number): Promise<readonly SheetPhoto[]> =>
  Promise.all(
    SIX.map(async ({ name, mark }) => {
      const photo = await scaled(photoNamed(name).path, join(folder, `${name}.jpg`), side);
      return { name, ...photo, maskPath: await writeMask(photo, mark, join(folder, `${name}-mask.png`)) };
    }),
  );
