import { writeFile } from 'node:fs/promises';
import type { ImageContentType } from '@safelight/rules';
import { sizeName, type FileLimit } from '../file-size.ts';
import { reduced, type Picture } from '../pixels/picture.ts';
import { encodedWithin, losslessWithin, smallTypeFor, type Encoded } from './encodings.ts';
import { eraseHiddenColors, outputTypeFor } from './picture-file.ts';
import type { EditResult } from './protocol.ts';

const { max, min, round, sqrt } = Math;

/** Below this quality a smaller picture looks better than more loss. */
const FLOOR = 40;
/** The lowest quality for a wish that names no size, after which nobody should see a difference. */
const GENTLE_FLOOR = 70;
/** A picture is not scaled down below this length of its longer side. */
const LEAST_SIDE = 320;
/** The most and the least that one step scales down. */
const [WEAKEST_STEP, STRONGEST_STEP] = [0.9, 0.25];
/** Scales a little further than the estimate, which errs both ways. */
const MARGIN = 0.97;
/** A file is not called smaller unless it loses at least a tenth of its bytes. */
const WORTHWHILE = 0.9;

const NAMES: Readonly<Record<ImageContentType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
};

/** What is known about a result before its file is written. */
export interface SmallFileJob {
  readonly picture: Picture;
  readonly limit: FileLimit;
  /** The format that the prompt names; null if it names none. */
  readonly askedType: ImageContentType | null;
  readonly source: { readonly contentType: ImageContentType; readonly sizeBytes: number };
  /** True if another step changed the picture, so that there is a result whatever its file takes. */
  readonly isEdited: boolean;
  readonly outputPath: string;
}

/** The file and what the person should know about it, or why there is none. */
export type SmallFile =
  | { readonly written: NonNullable<EditResult['written']>; readonly notes: readonly string[] }
  | { readonly written: null; readonly reason: string };

interface Found extends Encoded {
  readonly picture: Picture;
}

/** Reduces the quality and then the size in pixels until the file fits, or the picture has the least size. */
const reduceUntilFits = async (
  picture: Picture,
  type: ImageContentType,
  maxBytes: number,
): Promise<Found> => {
  for (let current = picture; ;) {
    const encoded = await encodedWithin(current, type, { maxBytes, floor: FLOOR });
    const side = max(current.width, current.height);
    if (encoded.bytes !== null || side <= LEAST_SIDE) return { ...encoded, picture: current };
    const estimate = MARGIN * sqrt(maxBytes / encoded.comfortable);
    const step = max(STRONGEST_STEP, min(WEAKEST_STEP, estimate));
    current = reduced(picture, max(LEAST_SIDE, round(side * step)));
  }
};

const encodedFor = async (job: SmallFileJob, type: ImageContentType, maxBytes: number): Promise<Found> => {
  const { picture, limit } = job;
  if (limit.kind === 'at-most') return reduceUntilFits(picture, type, maxBytes);
  return { ...(await encodedWithin(picture, type, { maxBytes, floor: GENTLE_FLOOR })), picture };
};

const LOSS_HINT = 'without a visible loss. Say how large it may be, such as: under 200 KB.';

const notesFor = (job: SmallFileJob, type: ImageContentType, found: Found, bytes: number): string[] => {
  const { picture, askedType, source } = job;
  const { width, height } = found.picture;
  const notes: string[] = [];
  const usual = source.contentType === 'image/gif' ? 'image/gif' : outputTypeFor(source.contentType, picture);
  if (askedType === null && type !== usual && type !== 'image/png')
    notes.push(
      `It was saved as ${NAMES[type]}, which takes fewer bytes than ${NAMES[usual]}${type === 'image/webp' ? ' and keeps the transparency' : ''}.`,
    );
  if (found.isPaletted) notes.push('It has only 256 colors now, so that the file fits.');
  if (width < picture.width)
    notes.push(`It was scaled down to ${width} × ${height} pixels, so that the file fits.`);
  notes.push(`The file has ${sizeName(bytes)} instead of ${sizeName(source.sizeBytes)}.`);
  if (found.bytes === null) notes.push(`It cannot be smaller ${LOSS_HINT}`);
  return notes;
};

/** True if there is nothing to do: the file is small enough, and nothing else changes. */
const isSmallAlready = ({ limit, source, askedType, isEdited }: SmallFileJob): boolean =>
  limit.kind === 'at-most' &&
  !isEdited &&
  (askedType === null || askedType === source.contentType) &&
  source.sizeBytes <= limit.bytes;

/**
 * Writes the picture to a file within the limit, without metadata: at the highest quality that fits, and with fewer
 * pixels if it must be. A limit of "about" is only an aim, which is never reached by a visible loss.
 */
export const writeSmallFile = async (job: SmallFileJob): Promise<SmallFile> => {
  const { picture, limit, askedType, source, isEdited, outputPath } = job;
  if (isSmallAlready(job))
    return { written: null, reason: `The file already has ${sizeName(source.sizeBytes)}.` };
  eraseHiddenColors(picture);
  const maxBytes = limit.kind === 'at-most' ? limit.bytes : round((source.sizeBytes * limit.percent) / 100);
  const usual = outputTypeFor(source.contentType, picture);
  const lossless =
    askedType === null && usual === 'image/png' ? await losslessWithin(picture, maxBytes) : null;
  const type = lossless === null ? (askedType ?? smallTypeFor(usual, picture)) : usual;
  const found: Found =
    lossless === null
      ? await encodedFor(job, type, maxBytes)
      : { bytes: lossless, smallest: lossless, comfortable: lossless.length, isPaletted: false, picture };
  const bytes = found.bytes ?? (limit.kind === 'about' ? found.smallest : null);
  if (bytes === null)
    return {
      written: null,
      reason: `Even ${max(found.picture.width, found.picture.height)} pixels wide or high, a ${NAMES[type]} of this image takes ${sizeName(found.smallest.length)}, more than ${sizeName(maxBytes)}.`,
    };
  const isSame = askedType === null || askedType === source.contentType;
  if (limit.kind === 'about' && !isEdited && isSame && bytes.length > WORTHWHILE * source.sizeBytes)
    return {
      written: null,
      reason: `The file of ${sizeName(source.sizeBytes)} cannot become much smaller ${LOSS_HINT}`,
    };
  await writeFile(outputPath, bytes);
  const { width, height } = found.picture;
  return {
    written: { contentType: type, width, height, sizeBytes: bytes.length },
    notes: notesFor(job, type, found, bytes.length),
  };
};
