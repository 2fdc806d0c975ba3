// The six photos of the sheets, as files in the size that edits run at.
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { photos } from '../../libs/test-pictures/src/photos.ts';

/**
 * `mark`: an ellipse over what "remove this" refers to; its center and radii as fractions of width and
 * height.
 */
const SIX = [
  { name: 'Bridge', mark: [0.1, 0.73, 0.11, 0.06] },
  { name: 'Kleiber', mark: [0.475, 0.51, 0.09, 0.19] },
  { name: 'astronaut', mark: [0.83, 0.27, 0.15, 0.33] },
  { name: 'coffee', mark: [0.62, 0.7, 0.09, 0.14] },
  { name: 'friends', mark: [0.57, 0.545, 0.13, 0.13] },
  { name: 'picosdeeuropa', mark: [0.5, 0.665, 0.035, 0.04] },
];

const ellipse = ({ width, height }, [x, y, rx, ry]) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%"/><ellipse cx="${x * width}" cy="${y * height}" rx="${rx * width}" ry="${ry * height}" fill="#fff"/></svg>`,
  );

const scaled = async (path, sourcePath, side) => {
  const { width, height } = await sharp(path)
    .autoOrient()
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(sourcePath);
  return { sourcePath, width, height };
};

/** Writes every picture of `source` to `folder`, its longer side `side` pixels; there are no masks. */
export const prepareFrom = (source, folder, side) =>
  Promise.all(
    readdirSync(source)
      .sort()
      .map(async (file) => ({
        name: parse(file).name,
        maskPath: null,
        ...(await scaled(join(source, file), join(folder, `${file}.jpg`), side)),
      })),
  );

/** Writes the photos to `folder`, their longer side `side` pixels, and a mask for each. */
export const preparePhotos = (folder, side) =>
  Promise.all(
    SIX.map(async ({ name, mark }) => {
      const { path } = photos().find((photo) => photo.name.startsWith(name));
      const { sourcePath, width, height } = await scaled(path, join(folder, `${name}.jpg`), side);
      const maskPath = join(folder, `${name}-mask.png`);
      await sharp(ellipse({ width, height }, mark)).toColourspace('b-w').png().toFile(maskPath);
      return { name, sourcePath, maskPath, width, height };
    }),
  );
