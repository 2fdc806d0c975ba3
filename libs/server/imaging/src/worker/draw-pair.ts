import sharp, { type OverlayOptions } from 'sharp';
import type { Box, PictureLimits } from '../protocol.ts';
import { decoding, openPicture, type Picture } from './read-picture.ts';
import { SIDE_LABELS } from './side-labels.ts';

const DIVIDER_WIDTH = 4;
const MARGIN = 28;
/** The color behind transparent parts. Neutral grey shows colors correctly. */
const GROUND = { r: 128, g: 128, b: 128 };
const LINE = { r: 255, g: 255, b: 255 };
const QUALITY = 82;

interface Half {
  readonly picture: Picture;
  /** The size to which the whole picture is scaled before the half is cropped. */
  readonly covered: Box;
  /** The left edge of the half in the scaled picture. `left` is its left edge in the pair. */
  readonly cutAt: number;
  readonly left: number;
}

const halfOf = async (
  { picture, covered, cutAt, left }: Half,
  box: Box,
  limits: PictureLimits,
): Promise<OverlayOptions> => {
  const source = openPicture(picture.bytes, { limits, animated: false });
  const upright = picture.orientation === 1 ? source : source.autoOrient();
  const whole = await decoding(() =>
    upright
      .resize({ ...covered, fit: 'cover' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const cut = { left: cutAt, top: 0, width: box.width / 2, height: box.height };
  return { input: await sharp(whole).extract(cut).png({ compressionLevel: 0 }).toBuffer(), left, top: 0 };
};

/** True when one half of a picture loses less than the whole picture shrunk to the size of a half. */
const isWide = ({ width, height }: Picture, box: Box): boolean =>
  width / height > (box.width / box.height) * Math.SQRT1_2;

/**
 * Draws the original on the left and the edited picture on the right in a JPEG of an even width. For two wide
 * pictures it shows one half of each, as a slider does. Otherwise it shows both pictures whole.
 */
export const drawPair = async (
  { original, edited }: { readonly original: Picture; readonly edited: Picture },
  box: Box,
  limits: PictureLimits,
): Promise<Buffer> => {
  const middle = box.width / 2;
  const isSplit = isWide(edited, box);
  const covered = isSplit ? box : { ...box, width: middle };
  const cutAt = isSplit ? middle : 0;
  const halves = [
    await halfOf({ picture: original, covered, cutAt: 0, left: 0 }, box, limits),
    await halfOf({ picture: edited, covered, cutAt, left: middle }, box, limits),
  ];
  const line: OverlayOptions = {
    input: { create: { width: DIVIDER_WIDTH, height: box.height, channels: 3, background: LINE } },
    left: middle - DIVIDER_WIDTH / 2,
    top: 0,
  };
  const right = box.width - MARGIN - SIDE_LABELS.edited.width;
  const labels: OverlayOptions[] = [
    { input: SIDE_LABELS.original.png, left: MARGIN, top: MARGIN },
    { input: SIDE_LABELS.edited.png, left: right, top: MARGIN },
  ];
  return sharp({ create: { ...box, channels: 3, background: GROUND } })
    .composite([...halves, line, ...labels])
    .timeout({ seconds: limits.maxSeconds })
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
