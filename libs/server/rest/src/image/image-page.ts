import type { ImageCursor, ImageListQuery } from '@safelight/application';
import { invalidField, isImageUid, type Image } from '@safelight/domain';
import type { Request } from 'express';
import { z } from 'zod';
import { readQuery, text } from '../http/request-fields.ts';

/** Images in one answer, at most and by default. */
const PAGE_SIZE = 100;

const query = z.object({ limit: text.optional(), after: text.optional() });

const readLimit = (raw: string): number => {
  const limit = /^\d{1,3}$/.test(raw) ? Number(raw) : 0;
  if (limit < 1 || limit > PAGE_SIZE) throw invalidField('limit', `Use a number from 1 to ${PAGE_SIZE}.`);
  return limit;
};

/** Opaque to clients: where the page before ended. */
const cursorOf = ({ createdAt, uid }: Image): string =>
  Buffer.from(`${createdAt.toISOString()} ${uid}`).toString('base64url');

const readCursor = (raw: string): ImageCursor => {
  const [sortKey = '', uid = '', ...rest] = Buffer.from(raw, 'base64url').toString('utf8').split(' ');
  const isTime = !Number.isNaN(Date.parse(sortKey)) && new Date(sortKey).toISOString() === sortKey;
  if (!isTime || !isImageUid(uid) || rest.length > 0) {
    throw invalidField('after', 'Use the address in the Link header of the page before.');
  }
  return { sortKey, uid };
};

/** The page of newest images that `?limit=&after=` asks for. */
export const imagePageQuery = (req: Request): Omit<ImageListQuery, 'ownerId'> => {
  const { limit, after } = readQuery(query, req);
  return {
    sort: 'newest',
    search: null,
    limit: limit === undefined ? PAGE_SIZE : readLimit(limit),
    after: after === undefined ? null : readCursor(after),
  };
};

/** A Link header (RFC 8288) to the page after the one that ends with `last`. */
export const nextPageLink = (listUrl: string, limit: number, last: Image): string =>
  `<${listUrl}?limit=${limit}&after=${cursorOf(last)}>; rel="next"`;
