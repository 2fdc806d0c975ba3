import { photoNamed } from '@safelight/test-pictures';
import sharp, { type Sharp } from 'sharp';

/** A picture of the demo's library, cropped from one of the repository's photos. */
export interface DemoPicture {
  /** The filename, by which the picture is found again. */
  readonly filename: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly privacy: 'public' | 'private';
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const LONGEST_SIDE = 1_600;
const QUALITY = 84;

const BERASATEGI = 'Aitzol Berasategi, CC BY 4.0';
/**
 * The authors and licences of photos by the prefix of their filename
 * (libs/test-pictures/photos/ATTRIBUTION.md).
 */
const CREDITS: Readonly<Record<string, string>> = {
  friends: BERASATEGI,
  life: BERASATEGI,
  picosdeeuropa: BERASATEGI,
  Kleiber: 'Lukas Baubkus, CC BY-SA 4.0',
  Bridge: 'Sander Klootwijk, CC BY-SA 4.0',
  Dragonfly: 'Bolly, CC BY-SA 4.0',
  astronaut: 'NASA, public domain',
  chelsea: 'scikit-image contributors, CC0 1.0',
  coffee: 'scikit-image contributors, CC0 1.0',
};

/** Left, top, width and height as fractions of the upright photo. */
type Crop = readonly [number, number, number, number];
const WHOLE: Crop = [0, 0, 1, 1];

/** The subjects of the demo: the photo, the filename, the title, the tags and the part of the photo. */
const SUBJECTS: readonly (readonly [string, string, string, readonly string[], Crop])[] = [
  ['picosdeeuropa', 'peaks', 'Picos de Europa', ['mountains', 'sky'], WHOLE],
  ['coffee', 'espresso', 'Espresso', ['coffee', 'still life'], WHOLE],
  ['Kleiber', 'nuthatch', 'Nuthatch on a trunk', ['birds', 'animals'], [0.15, 0, 0.85, 1]],
  ['life', 'stream', 'Stream in the forest', ['water', 'forest'], WHOLE],
  ['astronaut', 'astronaut', 'Portrait of an astronaut', ['portrait', 'space'], [0.05, 0, 0.8, 0.75]],
  ['Bridge', 'bridge', 'Suspension bridge', ['bridge', 'sky'], WHOLE],
  ['chelsea', 'cat', 'Cat', ['cats', 'animals'], WHOLE],
  ['friends', 'two-friends', 'Two friends at the window', ['dogs', 'animals'], [0.2, 0.15, 0.6, 0.55]],
  ['Dragonfly', 'dragonfly', 'Dragonfly at rest', ['insects', 'animals'], [0.2, 0.1, 0.75, 0.75]],
  ['picosdeeuropa', 'cloud', 'Cloud over the ridge', ['mountains', 'sky'], [0, 0.05, 0.6, 0.5]],
  ['life', 'cascade', 'Cascade', ['water', 'forest'], [0.3, 0.3, 0.45, 0.65]],
  ['coffee', 'crema', 'Crema', ['coffee', 'still life'], [0.28, 0.05, 0.45, 0.6]],
  ['Kleiber', 'head-first', 'Head first', ['birds', 'animals'], [0.3, 0.3, 0.3, 0.42]],
  ['Bridge', 'cables', 'Cables against the sky', ['bridge', 'sky'], [0.35, 0, 0.5, 0.9]],
  ['chelsea', 'green-eyes', 'Green eyes', ['cats', 'animals'], [0.2, 0.15, 0.65, 0.5]],
  ['astronaut', 'shuttle', 'Model of a shuttle', ['space', 'still life'], [0.65, 0, 0.35, 0.55]],
  ['picosdeeuropa', 'path', 'Path to the pass', ['mountains', 'hiking'], [0, 0.5, 0.75, 0.5]],
  ['friends', 'house', 'Waiting for somebody', ['dogs', 'house'], WHOLE],
  ['Dragonfly', 'wings', 'Wings in the sun', ['insects', 'animals'], [0.38, 0.28, 0.45, 0.4]],
  ['Kleiber', 'bark', 'Bark', ['forest', 'texture'], [0, 0, 0.36, 1]],
];

interface Look {
  readonly id: string;
  /** The text that the look adds to the title. */
  readonly suffix: string;
  readonly apply: (picture: Sharp) => Sharp;
}

const AS_TAKEN: Look = { id: 'as-taken', suffix: '', apply: (picture) => picture };
const LOOKS: readonly Look[] = [
  { id: 'gray', suffix: ', black and white', apply: (picture) => picture.grayscale().linear(1.1, -8) },
  { id: 'evening', suffix: ', evening light', apply: (picture) => picture.recomb(gains(1.12, 1, 0.8)) },
  { id: 'mirrored', suffix: ', mirrored', apply: (picture) => picture.flop() },
  { id: 'faded', suffix: ', faded', apply: (picture) => picture.linear(0.72, 48) },
  { id: 'morning', suffix: ', cool morning', apply: (picture) => picture.recomb(gains(0.86, 0.98, 1.12)) },
];

/** The color matrix that multiplies red, green and blue by these factors. */
const gains = (red: number, green: number, blue: number): [Row, Row, Row] => [
  [red, 0, 0],
  [0, green, 0],
  [0, 0, blue],
];
type Row = [number, number, number];

const cropped = async (photo: string, [left, top, width, height]: Crop): Promise<Sharp> => {
  const upright = sharp(photoNamed(photo).path).autoOrient();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  return sharp(data).extract({
    left: Math.round(left * info.width),
    top: Math.round(top * info.height),
    width: Math.floor(width * info.width),
    height: Math.floor(height * info.height),
  });
};

const jpegOf = async (photo: string, crop: Crop, look: Look): Promise<Uint8Array<ArrayBuffer>> => {
  const side = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const part = (await cropped(photo, crop)).resize(side).removeAlpha();
  return new Uint8Array(await look.apply(part).jpeg({ quality: QUALITY }).toBuffer());
};

/** The two looks of a subject besides the original one; neighbouring subjects get different looks. */
const looksOf = (place: number): readonly Look[] =>
  [place, place + 2].map((each) => LOOKS[each % LOOKS.length]).filter((look) => look !== undefined);

/** The sixty pictures of the demo in the order of their upload. No two have the same bytes. */
export const demoPictures = (): readonly DemoPicture[] => {
  const inLooks = SUBJECTS.map(([photo, name, title, tags, crop], place) =>
    [AS_TAKEN, ...looksOf(place)].map((look): DemoPicture => ({
      filename: look === AS_TAKEN ? `${name}.jpg` : `${name}-${look.id}.jpg`,
      title: `${title}${look.suffix}`,
      description: `Photo: ${CREDITS[photo] ?? ''}. ${crop === WHOLE && look === AS_TAKEN ? 'Reduced' : 'Cropped or changed'} for this demo.`,
      tags: look.id === 'gray' ? [...tags, 'black and white'] : tags,
      privacy: look === AS_TAKEN ? 'public' : 'private',
      bytes: () => jpegOf(photo, crop, look),
    })),
  );
  // Ordered by look, so that no two pictures of a subject are beside each other in the gallery; those without
  // a look are the newest.
  return [2, 1, 0].flatMap((turn) => inLooks.flatMap((each) => each[turn] ?? []));
};
