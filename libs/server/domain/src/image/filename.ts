import { FILENAME_MAX_LENGTH } from '@safelight/rules';

/**
 * The filename to keep for an upload: without folders and control characters, at most 255 UTF-16 units, and
 * without half of a surrogate pair. Storage keys never contain it.
 */
export const cleanFilename = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const printable = base.replace(/\p{Cc}/gu, '').trim();
  return printable.slice(0, FILENAME_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') || 'image';
};
