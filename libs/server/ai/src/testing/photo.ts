import { photos } from '@safelight/test-pictures';
import sharp from 'sharp';

/** A test photo as PNG, cropped around its middle to `width` × `height`. */
export const photoPng = (name: string, width: number, height: number): Promise<Buffer> =>
  sharp(photos().find((photo) => photo.name.startsWith(name))?.path)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer();

/** An ellipse of one photo's texture in front of another, out-of-focus photo, and the ellipse as a mask. */
export const ellipseBefore = async (
  ground: string,
  texture: string,
  [width, height]: readonly [number, number],
): Promise<{ readonly png: Buffer; readonly mask: Buffer }> => {
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><ellipse cx="${width * 0.51}" cy="${height * 0.48}" rx="${width * 0.27}" ry="${height * 0.32}" fill="#fff"/></svg>`,
  );
  const shape = await sharp(await photoPng(texture, width, height))
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const png = await sharp(await photoPng(ground, width, height))
    .blur(7)
    .composite([{ input: shape }])
    .removeAlpha()
    .png()
    .toBuffer();
  return { png, mask };
};
