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

/** The extensions of each type of image, the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
};
const IMAGE_EXTENSION = new RegExp(`(?<=.)\\.(?:${Object.values(EXTENSIONS).flat().join('|')})$`, 'i');

/** True if the name has a stem and ends with an extension of this content type. */
export const isNamedAs = (name: string, contentType: string): boolean => {
  const [ending] = IMAGE_EXTENSION.exec(name) ?? [];
  return ending !== undefined && EXTENSIONS[contentType]?.includes(ending.slice(1).toLowerCase()) === true;
};

/**
 * Returns a name that ends with an extension of its content type, so that a saved image never opens as anything else.
 * The extension of another type of image is replaced: `sea.png` as `sea.webp`.
 */
export const namedAs = (name: string, contentType: string): string => {
  const [extension] = EXTENSIONS[contentType] ?? [];
  if (extension === undefined || isNamedAs(name, contentType)) return name;
  return `${name.replace(IMAGE_EXTENSION, '')}.${extension}`;
};
