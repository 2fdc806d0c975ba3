import { extensionOf, PICTURE_CONTENT_TYPES } from '@safelight/rules';

/** A picture as a file whose name ends as its type does; without a known type it is a PNG. */
export const pictureFile = (blob: Blob, name: string): File => {
  const type = PICTURE_CONTENT_TYPES.find((known) => known === blob.type) ?? 'image/png';
  return new File([blob], `${name}.${extensionOf(type)}`, { type: blob.type });
};
