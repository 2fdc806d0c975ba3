// Writes the pictures of `npm run bench:ai`: one of 12 megapixels for each kind of operation, which has what the
// operation looks for, so that its work is measured and not its refusal.
import { join } from 'node:path';
import { photoNamed } from '@safelight/test-pictures';
import sharp, { type Sharp } from 'sharp';

export interface TimedPhoto {
  readonly sourcePath: string;
  readonly width: number;
  readonly height: number;
}

const TWELVE_MEGAPIXELS = { width: 4_000, height: 3_000 };
/** The size of a picture that is worth enlarging. */
const SMALL = { width: 640, height: 480 };

const drawing = (content: string): Buffer =>
  Buffer.from(`<svg width="4000" height="3000" xmlns="http://www.w3.org/2000/svg">${content}</svg>`);

/** White scratches from edge to edge of a print that has darkened. */
const SCRATCHES = drawing(
  `<rect width="4000" height="3000" opacity="0.25"/>
   <path d="M600 0 L690 3000 M1500 0 L1380 3000 M2300 0 L2400 3000 M3400 0 L3310 3000" stroke="#fff" stroke-width="9"/>`,
);
/** The pupils of the portrait in the light of a flash. */
const RED_PUPILS = drawing(
  '<g fill="#d01818"><circle cx="1595" cy="788" r="26"/><circle cx="1927" cy="807" r="26"/></g>',
);

const LINES = Array.from(
  { length: 24 },
  (_, at) =>
    `<rect x="1150" y="${500 + 85 * at}" width="${1_700 - 37 * ((at * 7) % 11)}" height="26" fill="#333"/>`,
).join('');
/** A letter that lies askew on a dark table. */
const LETTER = drawing(
  `<rect width="4000" height="3000" fill="#4a3728"/>
   <g transform="rotate(4 2000 1500)"><rect x="950" y="250" width="2100" height="2500" fill="#f2efe6"/>${LINES}</g>`,
);

/** A front of windows seen from below, whose verticals converge: one as a quadrilateral per floor and axis. */
const windowAt = (floor: number, axis: number): string => {
  const x = (offset: number, y: number) => 2_000 + (axis * 420 + offset) * (0.72 + (0.28 * y) / 3_000);
  const top = 150 + floor * 480;
  const bottom = top + 330;
  return `<path d="M${x(-130, top)} ${top} L${x(130, top)} ${top} L${x(130, bottom)} ${bottom} L${x(-130, bottom)} ${bottom} Z"/>`;
};
const FRONT = drawing(
  `<rect width="4000" height="3000" fill="#c9b79c"/><g fill="#2f3a44">${Array.from({ length: 54 }, (_, at) =>
    windowAt(at % 6, Math.floor(at / 6) - 4),
  ).join('')}</g>`,
);
/** Cheeks that are redder than the rest of the portrait's face. */
const RED_CHEEKS = drawing(
  `<defs><filter id="soft"><feGaussianBlur stdDeviation="60"/></filter></defs>
   <g fill="#c02020" opacity="0.3" filter="url(#soft)"><circle cx="1480" cy="1060" r="150"/><circle cx="1990" cy="1080" r="150"/></g>`,
);

const filling = (name: string, size = TWELVE_MEGAPIXELS, position = 'centre') =>
  sharp(photoNamed(name).path)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position });

/** A bird on a branch, where no other picture is needed. */
const bird = () => filling('Kleiber');
/** A woman who looks into the camera. */
const portrait = () => filling('astronaut', TWELVE_MEGAPIXELS, 'top');

/** Two lines of text over a photo. */
const CAPTION = drawing(
  `<g font-family="sans-serif" font-size="220" font-weight="bold" fill="#fff" text-anchor="middle">
   <text x="2000" y="420">Closed on Monday</text><text x="2000" y="2800">Open at eight</text></g>`,
);

const PICTURES: Readonly<Record<string, () => Sharp>> = {
  landscape: () => filling('picosdeeuropa'),
  captioned: () => filling('coffee').composite([{ input: CAPTION }]),
  front: () => sharp(FRONT),
  portrait,
  'red-cheeks': () => portrait().composite([{ input: RED_CHEEKS }]),
  'hide-faces': portrait,
  'passport-photo': portrait,
  'red-eye': () => portrait().composite([{ input: RED_PUPILS }]),
  'smooth-skin': portrait,
  recolor: () => filling('coffee'),
  'repair-scratches': () => bird().composite([{ input: SCRATCHES }]),
  'replace-sky': () => filling('picosdeeuropa'),
  'scan-document': () => sharp(LETTER),
  straighten: () =>
    filling('Bridge', { width: 4_400, height: 3_300 })
      .rotate(3)
      .extract({ left: 270, top: 240, ...TWELVE_MEGAPIXELS }),
  upscale: () => filling('Kleiber', SMALL),
};

/** Writes the picture for an operation to `folder`. */
export const writePhotoFor = async (operation: string, folder: string): Promise<TimedPhoto> => {
  const sourcePath = join(folder, `${operation}.jpg`);
  const { width, height } = await (PICTURES[operation] ?? bird)().jpeg({ quality: 90 }).toFile(sourcePath);
  return { sourcePath, width, height };
};
