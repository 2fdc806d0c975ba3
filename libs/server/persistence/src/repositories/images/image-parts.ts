import { LRUCache } from 'lru-cache';
import { type ImagePart, partlyRead, type PartReaders } from '@safelight/application/ports';
import type { Image } from '@safelight/domain';
import type { ListColumns } from './image-list.ts';

interface Column {
  readonly sql: string;
  readonly read: (cell: unknown) => unknown;
}

const plain = (sql: string): Column => ({ sql, read: (cell) => cell });
/** Times are selected as seconds, which are faster to produce and to parse than text. */
const time = (sql: string): Column => ({
  sql: `extract(epoch FROM ${sql})::float8`,
  // A thousandth of a millisecond is added, because the binary fraction may be slightly too small.
  read: (seconds) => (typeof seconds === 'number' ? new Date(Math.floor(seconds * 1000 + 0.001)) : null),
});
/** pg returns a bigint as text. */
const size = (sql: string): Column => ({ sql, read: Number });

interface BlockCell {
  readonly at: string;
  readonly reason: string;
}

/** The value is JSON, because it combines two columns, which are both null for most images. */
const BLOCK: Column = {
  sql: `CASE WHEN i.blocked_at IS NOT NULL
    THEN json_build_object('at', i.blocked_at, 'reason', coalesce(i.block_reason, '')) END`,
  read: (cell) => {
    if (cell === null) return null;
    const { at, reason } = cell as BlockCell;
    return { at: new Date(at), reason };
  },
};

const COLUMNS: { readonly [P in ImagePart | 'uid' | 'ownerId']: Column } = {
  uid: plain('i.uid'),
  ownerId: plain('i.owner_id'),
  title: plain('i.title'),
  description: plain('i.description'),
  originalFilename: plain('i.original_filename'),
  privacy: plain('i.privacy'),
  tags: plain('i.tags'),
  areTagsShown: plain('i.are_tags_shown'),
  isFavorite: plain('i.is_favorite'),
  viewCount: plain('i.view_count'),
  lastAccessedAt: time('i.last_accessed_at'),
  createdAt: time('i.created_at'),
  expiresAt: time('i.expires_at'),
  deletedAt: time('i.deleted_at'),
  block: BLOCK,
  'current.id': plain('v.id'),
  'current.contentType': plain('v.content_type'),
  'current.width': plain('v.width'),
  'current.height': plain('v.height'),
  'current.thumbhash': plain('v.thumbhash'),
  'current.original.sha256': plain('v.original_sha256'),
  'current.original.sizeBytes': size('v.original_size'),
  'current.original.contentType': plain('v.original_content_type'),
};

/** Selects and reads some parts of images from the aliases `i` and `v`. */
export interface PartsReader extends ListColumns {
  readonly toImage: (cells: readonly unknown[]) => Image;
}

/**
 * The maximum number of selections with prepared statements, which connections never drop. Our own client
 * uses half as many.
 */
const PREPARED_SELECTIONS = 16;

const READERS = new LRUCache<string, PartsReader>({ max: 100 });
const prepared = new Map<string, string>();

const nameOf = (key: string): string | null => {
  if (!prepared.has(key) && prepared.size < PREPARED_SELECTIONS) prepared.set(key, `parts${prepared.size}`);
  return prepared.get(key) ?? null;
};

/** Returns the reader of these parts, and of the uid and the owner. */
export const partsReader = (parts: readonly ImagePart[]): PartsReader => {
  const key = parts.join();
  const known = READERS.get(key);
  if (known !== undefined) return known;
  const paths = ['uid', 'ownerId', ...parts] as const;
  const readers: PartReaders<readonly unknown[]> = new Map(
    paths.map((path, index) => [path, (cells: readonly unknown[]) => COLUMNS[path].read(cells[index])]),
  );
  const reader: PartsReader = {
    columns: paths.map((path) => COLUMNS[path].sql).join(', '),
    isJson: false,
    preparedAs: nameOf(key),
    toImage: partlyRead(readers),
  };
  READERS.set(key, reader);
  return reader;
};
