import type { RenditionName } from '@safelight/application';
import type { ThumbnailWidth } from '@safelight/rules';
import { withoutAppended } from './appended-parameters.ts';

/** A request for a file, parsed from its path and query. */
export interface ByteAddress {
  /** The address without parameters that others appended; caches know the answer by it. */
  readonly url: string;
  /** The path without the query; signatures are computed from it. */
  readonly path: string;
  readonly uid: string;
  /**
   * The start of the SHA-256 of the version's original; null for a direct link, which shows the current
   * version.
   */
  readonly digest: string | null;
  readonly rendition: RenditionName;
  /** The file extension in the name; null for thumbnails. */
  readonly extension: string | null;
  readonly query: URLSearchParams | null;
}

/**
 * The path of a file: a uid (22 characters), a digest (32 characters, optional) and a name such as `w320` or
 * `full.jpg`.
 */
const PATH =
  /^\/i\/([\w-]{22})\/(?:([0-9a-f]{32})\/)?(?:w(320|640|1280|2048)|(full|original|srgb)\.([a-z]{3,4}))$/;

/** Parses the address of a file; null when it is not one. */
export const byteAddressOf = (url: string): ByteAddress | null => {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const match = PATH.exec(path);
  if (match === null) return null;
  const query = queryAt === -1 ? '' : withoutAppended(url.slice(queryAt + 1));
  const [, uid = '', digest = null, width, name, extension = null] = match;
  return {
    url: query === '' ? path : `${path}?${query}`,
    path,
    uid,
    digest,
    rendition: width === undefined ? (name as RenditionName) : (Number(width) as ThumbnailWidth),
    extension,
    query: query === '' ? null : new URLSearchParams(query),
  };
};
