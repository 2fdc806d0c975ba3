import type { ImageContentType } from '@safelight/rules';
import { sharpOf, pictureFrom } from '../pixels/with-sharp.ts';
import type { Operation } from '../operation.ts';

const TYPES: Readonly<Record<string, ImageContentType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * Saves the same picture in another file format. White replaces transparency in a JPEG, because JPEG has
 * none.
 */
export const convertFormat: Operation<'convert-format'> = {
  id: 'convert-format',
  title: 'convert',
  phase: 'finish',
  stage: 'Converting',
  example: 'Save it as PNG',
  titleFor: ({ format }) => `convert to ${String(format ?? 'another format').toUpperCase()}`,
  async apply(picture, _strength, { options, saveAs }) {
    const type = TYPES[String(options['format'])] ?? 'image/png';
    saveAs(type);
    if (type !== 'image/jpeg' || picture.channels === 3) return picture;
    return pictureFrom(sharpOf(picture).flatten({ background: '#ffffff' }));
  },
};
