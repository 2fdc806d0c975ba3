import { FILENAME_MAX_LENGTH } from '@safelight/rules';

/**
 * Returns the filename to store for an upload: without folders, control characters and half surrogate pairs,
 * and with at most 255 UTF-16 units, in Unicode's composed form, as other texts are stored. Storage keys never contain it.
 */
export const cleanFilename = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const printable = base
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return printable.slice(0, FILENAME_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') || 'image';
};
