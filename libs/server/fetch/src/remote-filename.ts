import { FILENAME_MAX_LENGTH } from '@safelight/rules';

const FALLBACK = 'image';
/** Control characters, and separators of folders on any system. */
const NOT_IN_NAMES = /[\p{Cc}\\/]/gu;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The filename of the picture at a URL: the last part of its path (its end, if long), or "image". */
export const remoteFilename = (url: URL): string => {
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = [...decoded(last).replace(NOT_IN_NAMES, '').trim()].slice(-FILENAME_MAX_LENGTH);
  while (name.join('').length > FILENAME_MAX_LENGTH) name.shift();
  return name.join('') || FALLBACK;
};
