import type { DocumentShown_DocumentFragment } from '@safelight/web-data';

/** Whether the image looks like the document of its editor. Otherwise the document is a draft. */
export const isShown = ({ shownBy, image }: DocumentShown_DocumentFragment): boolean =>
  shownBy !== null && shownBy === image?.current.id;
