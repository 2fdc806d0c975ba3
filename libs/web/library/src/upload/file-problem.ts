import {
  fileTooLargeText,
  isPhotoshopFile,
  PLAN_LIMITS,
  type PlanId,
  SVG_CONTENT_TYPE,
  TEXTS,
  uploadProblem,
} from '@safelight/rules';

/**
 * Returns the message when the upload screens refuse the file, otherwise null. They accept SVG too
 * (decisions).
 */
export const fileProblem = (file: Pick<File, 'name' | 'type' | 'size'>, plan: PlanId): string | null => {
  if (isPhotoshopFile(file)) return TEXTS.images.photoshop;
  if (file.type !== SVG_CONTENT_TYPE) return uploadProblem(file, plan);
  const { uploadBytes } = PLAN_LIMITS[plan];
  return file.size > uploadBytes ? fileTooLargeText(uploadBytes) : null;
};

const IMAGE_EXTENSION = /\.(?:jpe?g|png|gif|webp|svg)(?![a-z0-9])/i;

/**
 * Returns the message when the text does not look like the address of an image, otherwise null. The server
 * makes the final check.
 */
export const urlProblem = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return TEXTS.images.urlRequired;
  if (!URL.canParse(text)) return TEXTS.images.invalidUrl;
  const { protocol, pathname, search } = new URL(text);
  const isImage = /^https?:$/.test(protocol) && IMAGE_EXTENSION.test(pathname + search);
  return isImage ? null : TEXTS.images.invalidUrl;
};

/** Names the image of an address: the last part of its path, or else the host. */
export const nameOfUrl = (url: string): string => {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
