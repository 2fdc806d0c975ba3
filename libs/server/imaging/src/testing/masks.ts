import sharp, { type Color, type Region, type Sharp } from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of one color. */
export const plain = (size: Size, background: Color): Sharp =>
  sharp({ create: { ...size, channels: 4, background } });

/** A black mask with a white rectangle, as a PNG. */
export const maskWith = (size: Size, hole: Region): Promise<Buffer> =>
  plain(size, '#000')
    .composite([{ input: { create: { ...hole, channels: 3, background: '#fff' } }, ...hole }])
    .removeAlpha()
    .png()
    .toBuffer();
