import type { GalleryQueryVariables, GalleryUidsQueryVariables, ImageListArgs } from '@safelight/web-data';

/** The number of images that are loaded at a time, which is the maximum that the server returns. */
const PAGE_SIZE = 100;

/** Returns the query variables for the page after a cursor, or for the first page if it is null. */
export const pageVariables = (args: ImageListArgs, after: string | null): GalleryUidsQueryVariables => ({
  ...args,
  after,
  first: PAGE_SIZE,
});

/** Returns the query variables for the first page, with which the list is counted. */
export const firstPageVariables = (args: ImageListArgs): GalleryQueryVariables => ({
  ...pageVariables(args, null),
  withCount: true,
});
