import type { ThumbnailWidth } from '@safelight/rules';

/** A request for bytes, as its path and query say it. */
export interface ByteAddress {
  /** The path alone, which is what a signature is of. */
  readonly path: string;
  readonly uid: string;
  /** Names the version; null for an address that lasts and shows whichever is the current one. */
  readonly digest: string | null;
  readonly rendition: 'full' | 'original' | ThumbnailWidth;
  /** The file extension of `full` and `original`; null for thumbnails. */
  readonly extension: string | null;
  readonly query: URLSearchParams | null;
}

/** Uid (22), digest (32) or none, and a name: `w320` or `full.jpg`. */
const PATH =
  /^\/i\/([\w-]{22})\/(?:([0-9a-f]{32})\/)?(?:w(320|640|1280|2048)|(full|original)\.([a-z]{3,4}))$/;

/** Null for anything that cannot be one of our addresses. */
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
