import { extensionOf, type PictureContentType } from '@safelight/rules';

/** Matches the extension of a content type at the end of a name, with its dot. JPEGs have two. */
export const endingOf = (contentType: PictureContentType): RegExp => {
  const extension = extensionOf(contentType);
  return new RegExp(`\\.(?:${extension}${extension === 'jpg' ? '|jpeg' : ''})$`, 'i');
};
