import type { ThumbnailWidth } from '@safelight/rules';

/** A request for a file, parsed from its path and query. */
export interface ByteAddress {
  /** The path without the query, which is what a signature is made of. */
  readonly path: string;
  readonly uid: string;
  /** Identifies the version; null for a direct link, which shows the current version. */
  readonly digest: string | null;
  readonly rendition: 'full' | 'original' | ThumbnailWidth;
  /** The file extension of `full` and `original`; null for thumbnails. */
  readonly extension: string | null;
  readonly query: URLSearchParams | null;
}

/** Uid (22 characters), digest (32) or none, and a name: `w320` or `full.jpg`. */
const PATH =
  /^\/i\/([\w-]{22})\/(?:([0-9a-f]{32})\/)?(?:w(320|640|1280|2048)|(full|original)\.([a-z]{3,4}))$/;

/** Null for anything that cannot be such an address. */
export const byteAddressOf = (url: string): ByteAddress | null => {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const match = PATH.exec(path);
  if (match === null) return null;
  const [, uid = '', digest = null, width, name, extension = null] = match;
  return {
    path,
    uid,
    digest,
    rendition: width === undefined ? (name as 'full' | 'original') : (Number(width) as ThumbnailWidth),
    extension,
    query: queryAt === -1 ? null : new URLSearchParams(url.slice(queryAt + 1)),
  };
};
