import { FILENAME_MAX_LENGTH } from '@safelight/rules';

/**
 * The filename to keep for an upload: without folders and control characters, and at most 255 characters,
 * none of them cut in half. The keys of the store never contain it.
 */
export const cleanFilename = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const printable = base.replace(/\p{Cc}/gu, '').trim();
  return printable.slice(0, FILENAME_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') || 'image';
};
