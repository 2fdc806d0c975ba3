import type { TEXTS } from '@safelight/rules';

type Texts = typeof TEXTS;
type TextName = { [Group in keyof Texts]: `${Group}.${keyof Texts[Group] & string}` }[keyof Texts];

/** Phrases of the catalogue that are not a fixed text, each with the name of a text that is an example of it. */
export const EXAMPLES: Readonly<Record<string, TextName>> = {
  'HTTP error! status: N': 'generic.httpStatus',
  'field: text. field: text': 'generic.fieldProblems',
  'the 404 page.': 'generic.pageNotFound',
  'A 500 becomes the server error message.': 'login.serverError',
  'File size must be less than 10MB.': 'images.tooLarge',
  'Successfully uploaded {n} file(s)': 'images.uploaded',
  'Original image: ': 'comparisons.original',
  'Edited image: ': 'comparisons.edited',
  'Loaded {n} images': 'library.loaded',
  'Downloading {n} images...': 'library.downloading',
  'Deleted {n} images': 'library.deleted',
  'Added {n} images to favorites': 'library.favorited',
};
