import { decodeImageCursor, type ImageFilter, type ImageListQuery } from '@safelight/application';
import type { PictureContentType } from '@safelight/rules';
import type { Request } from 'express';
import { z } from 'zod';
import { pageShape, periodBound, sentParameters, texts, whole, yesOrNo } from '../http/query-fields.ts';
import { readQuery, text } from '../http/request-fields.ts';

const KILOBYTE = 1024;
const MAX_KB = 1_000_000;

const TYPES = ['all', 'jpg', 'png', 'gif', 'webp', 'svg'] as const;
const CONTENT_TYPES: Readonly<Record<(typeof TYPES)[number], PictureContentType | null>> = {
  all: null,
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `Use one of ${values.join(', ')}.` });

/** The query parameters of the list. An image is listed when it meets all conditions. */
export const imageListQuery = z.strictObject({
  search: text
    .optional()
    .describe('Text that the title contains, or a tag of the image, in upper or lower case.'),
  sort: oneOf(['newest', 'oldest', 'name'])
    .default('newest')
    .describe('The order: by time of upload or by title.'),
  tags: texts.optional().describe('Tags separated by commas. Only images that have all of them are listed.'),
  type: oneOf(TYPES).default('all').describe('Only images whose file has this media type.'),
  min_kb: whole(0, MAX_KB).optional().describe('The smallest size of the file in KiB (1,024 bytes).'),
  max_kb: whole(0, MAX_KB).optional().describe('The largest size of the file in KiB (1,024 bytes).'),
  from: text.optional().describe('Uploaded on or after this day (UTC) or time.'),
  to: text.optional().describe('Uploaded on or before this day (UTC), or before this time.'),
  favorite: yesOrNo.optional().describe('True lists only favorites, false only other images.'),
  trashed: yesOrNo.default(false).describe('True lists the trash instead of the library.'),
  ...pageShape,
});

const bytes = (kilobytes: number | undefined): number | null =>
  kilobytes === undefined ? null : kilobytes * KILOBYTE;

const filterIn = (query: z.infer<typeof imageListQuery>): ImageFilter => ({
  createdFrom: query.from === undefined ? null : periodBound('from', query.from, 'start'),
  createdTo: query.to === undefined ? null : periodBound('to', query.to, 'end'),
  tags: query.tags ?? [],
  contentType: CONTENT_TYPES[query.type],
  minBytes: bytes(query.min_kb),
  maxBytes: bytes(query.max_kb),
  isFavorite: query.favorite ?? null,
  isTrashed: query.trashed,
});

/** The page of images that a query string requests, and the query parameters for the next page. */
export const imageListQueryIn = (req: Request) => {
  const { cursor, ...asked } = readQuery(imageListQuery, req);
  const search = asked.search?.trim() ?? '';
  const query: Omit<ImageListQuery, 'ownerId'> = {
    sort: asked.sort,
    search: search === '' ? null : search,
    limit: asked.limit,
    after: cursor === undefined ? null : decodeImageCursor(cursor, asked.sort, 'cursor'),
    filter: filterIn({ ...asked, cursor }),
  };
  return { query, parameters: { ...sentParameters(imageListQuery, req), limit: asked.limit } };
};
