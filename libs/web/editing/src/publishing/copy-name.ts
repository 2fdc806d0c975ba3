import { firstCharacters, TITLE_MAX_LENGTH } from '@safelight/rules';

const COPY = ' copy';

/** The suggested name of the copy of an image, which is not longer than a title may be. */
export const copyName = (title: string): string =>
  `${firstCharacters(title.replace(/\.[^.]+$/, ''), TITLE_MAX_LENGTH - COPY.length)}${COPY}`;
