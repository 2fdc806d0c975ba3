import {
  isPhotoshopFile,
  type PlanId,
  sizeProblem,
  SVG_CONTENT_TYPE,
  TEXTS,
  uploadProblem,
} from '@safelight/rules';

/** Returns the error if the upload screens refuse the file, otherwise null. They accept SVG too (decisions). */
export const fileProblem = (file: Pick<File, 'name' | 'type' | 'size'>, plan: PlanId): string | null => {
  if (isPhotoshopFile(file)) return TEXTS.images.photoshop;
  return file.type === SVG_CONTENT_TYPE ? sizeProblem(file.size, plan) : uploadProblem(file, plan);
};

const IMAGE_EXTENSION = /\.(?:jpe?g|png|gif|webp|svg)(?![a-z0-9])/i;

/**
 * Returns the error if the text does not look like the URL of an image, otherwise null. The server makes the
 * final check.
 */
export const urlProblem = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return TEXTS.images.urlRequired;
  if (!URL.canParse(text)) return TEXTS.images.invalidUrl;
  const { protocol, pathname, search } = new URL(text);
  const isImage = /^https?:$/.test(protocol) && IMAGE_EXTENSION.test(pathname + search);
  return isImage ? null : TEXTS.images.invalidUrl;
};

/** Returns the name for an image from a URL: the last part of its path, or the host if there is none. */
export const nameOfUrl = (url: string): string => {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
