import type { GalleryQueryVariables, GalleryUidsQueryVariables, ImageListArgs } from '@safelight/web-data';

/** Images loaded at a time: the most that the server returns. */
const PAGE_SIZE = 100;

/** The variables of the page after a cursor, or of the first page for null. */
export const pageVariables = (args: ImageListArgs, after: string | null): GalleryUidsQueryVariables => ({
  ...args,
  after,
  first: PAGE_SIZE,
});

/** The variables of the first page, with which a list is counted. */
export const firstPageVariables = (args: ImageListArgs): GalleryQueryVariables => ({
  ...pageVariables(args, null),
  withCount: true,
});
