import type { ImageContentType } from '@safelight/rules';
import type { Sharp } from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import { sharpOf } from '../pixels/with-sharp.ts';
import { QUALITY } from './picture-file.ts';

/** A search for an encoding ends when the file has this fraction of the bytes that it may have. */
const NEAR = 0.93;
/** At this quality the loss is hard to see at the size at which people look at pictures. */
const COMFORTABLE = 60;
/** A PNG that is larger than it may be by this factor is not worth the slowest compression. */
const WORTH_TRYING = 1.3;

/** The result of a search for a file of at most a number of bytes. */
export interface Encoded {
  /** The best file that fits; null if none does. */
  readonly bytes: Buffer | null;
  /** The smallest file that was tried, for when a limit is only an aim. */
  readonly smallest: Buffer;
  /** The bytes that the picture takes at a quality that people like, to estimate which size in pixels would fit. */
  readonly comfortable: number;
  /** True if the file has a palette of 256 colors. */
  readonly isPaletted: boolean;
}

const isOpaque = ({ channels, data }: Picture): boolean => {
  if (channels === 3) return true;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** A pipeline over the pixels, without an alpha channel that says nothing. */
const rawOf = (picture: Picture): Sharp => {
  const raw = sharpOf(picture);
  return picture.channels === 4 && isOpaque(picture) ? raw.removeAlpha() : raw;
};

/** Encodes at a quality. Color is subsampled below the usual quality, where the bytes do more good elsewhere. */
const lossy =
  (picture: Picture, type: ImageContentType) =>
  (quality: number): Promise<Buffer> =>
    (type === 'image/webp'
      ? rawOf(picture).webp({ quality, alphaQuality: 100, effort: 2 })
      : rawOf(picture).jpeg({ quality, chromaSubsampling: quality < QUALITY ? '4:2:0' : '4:4:4' })
    ).toBuffer();

/** Searches the highest quality between `floor` and the usual one whose file has at most `maxBytes`, in nine encodings at most. */
const atBestQuality = async (
  encode: (quality: number) => Promise<Buffer>,
  maxBytes: number,
  floor: number,
): Promise<Encoded> => {
  const smallest = await encode(floor);
  const found = (bytes: Buffer): Encoded => ({
    bytes,
    smallest,
    comfortable: smallest.length,
    isPaletted: false,
  });
  if (smallest.length > maxBytes) {
    const { length: comfortable } = floor < COMFORTABLE ? await encode(COMFORTABLE) : smallest;
    return { bytes: null, smallest, comfortable, isPaletted: false };
  }
  const usual = await encode(QUALITY);
  if (usual.length <= maxBytes) return found(usual);
  let best = smallest;
  for (let [low, high] = [floor, QUALITY]; high - low > 1 && best.length < NEAR * maxBytes;) {
    const middle = Math.round((low + high) / 2);
    const tried = await encode(middle);
    if (tried.length <= maxBytes) [low, best] = [middle, tried];
    else high = middle;
  }
  return found(best);
};

/** The picture as a PNG without loss of at most `maxBytes`; null if it does not fit. */
export const losslessWithin = async (picture: Picture, maxBytes: number): Promise<Buffer | null> => {
  const fast = await rawOf(picture).png({ compressionLevel: 3 }).toBuffer();
  if (fast.length <= maxBytes) return fast;
  if (fast.length > WORTH_TRYING * maxBytes) return null;
  const slow = await rawOf(picture).png({ compressionLevel: 9 }).toBuffer();
  return slow.length <= maxBytes ? slow : null;
};

/** Without loss if that fits, or with a palette of 256 colors. */
const png = async (picture: Picture, maxBytes: number): Promise<Encoded> => {
  const lossless = await losslessWithin(picture, maxBytes);
  if (lossless !== null)
    return { bytes: lossless, smallest: lossless, comfortable: lossless.length, isPaletted: false };
  const paletted = await rawOf(picture).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return {
    bytes: paletted.length <= maxBytes ? paletted : null,
    smallest: paletted,
    comfortable: paletted.length,
    isPaletted: true,
  };
};

/** Encodes the picture in this format as well as at most `maxBytes` allow, at a quality of at least `floor`. */
export const encodedWithin = (
  picture: Picture,
  type: ImageContentType,
  { maxBytes, floor }: { readonly maxBytes: number; readonly floor: number },
): Promise<Encoded> =>
  type === 'image/png' ? png(picture, maxBytes) : atBestQuality(lossy(picture, type), maxBytes, floor);

/** The format for a small file of the picture if nobody asked for one: PNG is too large for photos, JPEG has no transparency. */
export const smallTypeFor = (usual: ImageContentType, picture: Picture): ImageContentType => {
  if (usual !== 'image/png' && usual !== 'image/gif') return usual;
  return isOpaque(picture) ? 'image/jpeg' : 'image/webp';
};
