import type { IncomingHttpHeaders } from 'node:http';

/** The validators of an answer: its strong ETag, and its Last-Modified date, null when it has none. */
export interface Validators {
  readonly etag: string;
  readonly lastModified: string | null;
}

/**
 * Our ETags contain no comma, so a list of them can be split at commas. The comparison is weak (RFC 9110
 * §13.1.2).
 */
const listsEtag = (header: string, etag: string): boolean =>
  header.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });

/** True when the client's copy is still current. If-None-Match decides when both headers are sent. */
export const isNotModified = (headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean => {
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return ifNoneMatch === etag || listsEtag(ifNoneMatch, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && lastModified !== null && Date.parse(lastModified) <= Date.parse(since);
};

/** True when a Range may be used: there is no If-Range, or its validator matches the current content. */
export const isRangeOfThis = (headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean => {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
};
