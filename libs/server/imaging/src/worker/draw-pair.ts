import sharp, { type OverlayOptions } from 'sharp';
import type { Box, PictureLimits } from '../protocol.ts';
import { openPicture } from './hardened-sharp.ts';
import type { Picture } from './read-picture.ts';
import { decoding } from './refusal.ts';
import { SIDE_LABELS } from './side-labels.ts';

const DIVIDER_WIDTH = 4;
const MARGIN = 28;
/** Shows through alpha; neutral, so that colours read true. */
const GROUND = { r: 128, g: 128, b: 128 };
const LINE = { r: 255, g: 255, b: 255 };
const QUALITY = 82;

interface Half {
  readonly picture: Picture;
  readonly side: 'left' | 'right';
}

/** One half of a picture that covers the whole box. */
const halfOf = async ({ picture, side }: Half, box: Box, limits: PictureLimits): Promise<OverlayOptions> => {
  const source = openPicture(picture.bytes, { limits, animated: false });
  const upright = picture.orientation === 1 ? source : source.autoOrient();
  const whole = await decoding(() =>
    upright
      .resize({ ...box, fit: 'cover' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const width = Math.floor(box.width / 2);
  const left = side === 'left' ? 0 : width;
  const input = await sharp(whole).extract({ left, top: 0, width, height: box.height }).png().toBuffer();
  return { input, left, top: 0 };
};

/** The left half of the original beside the right half of the edited picture, as under a slider, in a JPEG. */
export const drawPair = async (
  { original, edited }: { readonly original: Picture; readonly edited: Picture },
  box: Box,
  limits: PictureLimits,
): Promise<Buffer> => {
  const halves = [
    await halfOf({ picture: original, side: 'left' }, box, limits),
    await halfOf({ picture: edited, side: 'right' }, box, limits),
  ];
  const line: OverlayOptions = {
    input: { create: { width: DIVIDER_WIDTH, height: box.height, channels: 3, background: LINE } },
    left: (box.width - DIVIDER_WIDTH) / 2,
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
