import type { ImageContentType } from '@safelight/rules';
import { sizeName, type FileLimit } from '../file-size.ts';
import { sharpOf, pictureFrom } from '../pixels/with-sharp.ts';
import type { Operation, StepOptions } from '../operation.ts';

const TYPES: Readonly<Record<string, ImageContentType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The percentage for which no number is said: "compress it". */
const HALF = 50;

/** The limit for the size of the file; null if only a format was requested. */
const limitIn = ({ maxBytes, sizePercent }: StepOptions): FileLimit | null => {
  if (typeof maxBytes === 'number') return { kind: 'at-most', bytes: maxBytes };
  return typeof sizePercent === 'number' ? { kind: 'about', percent: sizePercent } : null;
};

const titleOf = (options: StepOptions): string => {
  const format = options['format'] === undefined ? null : String(options['format']).toUpperCase();
  const limit = limitIn(options);
  if (limit === null) {
    const title = `convert to ${format ?? 'another format'}`;
    return options['quality'] === undefined ? title : `${title} with quality ${options['quality']}`;
  }
  if (limit.kind === 'at-most')
    return format === null
      ? `compress to at most ${sizeName(limit.bytes)}`
      : `convert to ${format} of at most ${sizeName(limit.bytes)}`;
  const verb = format === null ? 'compress' : `convert to ${format} and compress`;
  return limit.percent === HALF ? verb : `${verb} to about ${limit.percent} % of the bytes`;
};

/**
 * Saves the same picture in another file format, in a smaller file, or both. White replaces transparency in a JPEG,
 * because JPEG has none. Without a format, the worker chooses one that keeps the transparency and fits the limit.
 */
export const convertFormat: Operation<'convert-format'> = {
  id: 'convert-format',
  title: 'convert',
  phase: 'finish',
  stage: 'Converting',
  example: 'Save it as PNG',
  titleFor: titleOf,
  // "Under 5 MB, or better, compress it": a size in bytes says more than a wish for fewer.
  combine: ({ sizePercent, ...earlier }, later) => ({
    ...earlier,
    ...(sizePercent === undefined || 'maxBytes' in later ? {} : { sizePercent }),
    ...('maxBytes' in earlier
      ? Object.fromEntries(Object.entries(later).filter(([name]) => name !== 'sizePercent'))
      : later),
  }),
  async apply(picture, _strength, { options, saveAs, limitFile }) {
    const limit = limitIn(options);
    if (limit !== null) limitFile(limit);
    if (limit !== null && options['format'] === undefined) return picture;
    const type = TYPES[String(options['format'])] ?? 'image/png';
    saveAs(type, options['quality'] === undefined ? undefined : Number(options['quality']));
    if (type !== 'image/jpeg' || picture.channels === 3) return picture;
    return pictureFrom(sharpOf(picture).flatten({ background: '#ffffff' }));
  },
};
