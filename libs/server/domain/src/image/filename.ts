import { FILENAME_MAX_LENGTH } from '@safelight/rules';

/**
 * The name kept as text for what a client called its file: without folders and control characters,
 * at most 255 characters, the last of them whole. Stored keys are ours and never contain it.
 */
export const cleanFilename = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const printable = base.replace(/\p{Cc}/gu, '').trim();
  return printable.slice(0, FILENAME_MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') || 'image';
};
