import { extensionOf, FILENAME_MAX_LENGTH, type PictureContentType } from '@safelight/rules';

/**
 * Returns the filename to store for an upload: without folders, control characters and half surrogate pairs,
 * and with at most 255 UTF-16 units, in Unicode's composed form, as other texts are stored. Empty if nothing is
 * left. Storage keys never contain it.
 */
export const cleanFilename = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const printable = base
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return printable.slice(0, FILENAME_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
};

/** The filename that browsers send for a picture without a file, such as one from the clipboard. */
const NAME_OF_A_BLOB = 'blob';

/**
 * Returns the filename of an upload, however it was sent. Without one it is made from the time (UTC) and the type:
 * `image-2026-01-31-101502.png`.
 */
export const uploadFilename = (raw: string, at: Date, contentType: PictureContentType): string => {
  const name = cleanFilename(raw);
  if (name !== '' && name !== NAME_OF_A_BLOB) return name;
  const [day, time = ''] = at.toISOString().slice(0, -'.000Z'.length).split('T');
  return `image-${day}-${time.replaceAll(':', '')}.${extensionOf(contentType)}`;
};
