import type { ImageCursor, ImageListQuery, ImageSort } from '@safelight/application/ports';
import { DomainError, type Image } from '@safelight/domain';
import { titleKeyOf } from '../../mappers/image.mapper.ts';
import { asJson } from '../../mappers/record-reader.ts';
import type { Statement } from '../../session.ts';
import {
  IMAGE_KEYS,
  type ImageSelection,
  imageSelections,
  isWhole,
  SHORT_TERM_SCAN_LIMIT,
  type SortKeys,
} from './image-selection.ts';

interface Order {
  readonly key: 'time' | 'name';
  readonly type: 'timestamptz' | 'text';
  readonly direction: 'ASC' | 'DESC';
}

const ORDERS: Readonly<Record<ImageSort, Order>> = {
  newest: { key: 'time', type: 'timestamptz', direction: 'DESC' },
  oldest: { key: 'time', type: 'timestamptz', direction: 'ASC' },
  name: { key: 'name', type: 'text', direction: 'ASC' },
};

const orderBy = ({ key, direction }: Order, keys: SortKeys): string =>
  `ORDER BY ${keys[key]} ${direction}, ${keys.uid} ${direction}`;

const timeOf = ({ sortKey }: ImageCursor): Date => {
  const time = new Date(sortKey);
  if (Number.isNaN(time.getTime()))
    throw new DomainError('INVALID_INPUT', 'This is not a cursor of this list.');
  return time;
};

/**
 * Creates the cursor after this image: its time in ISO 8601 with milliseconds, or its title in lower case.
 */
export const cursorOf = (image: Image, sort: ImageSort): ImageCursor => ({
  sortKey: ORDERS[sort].key === 'name' ? titleKeyOf(image.title) : image.createdAt.toISOString(),
  uid: image.uid,
});

/**
 * Drops the weaker bound if a cursor and a date limit the same end. With two bounds, an index scan may start
 * at either of them and read everything in between.
 */
const withOneBound = (query: ImageListQuery): ImageListQuery => {
  const { sort, after, filter } = query;
  if (after === null || sort === 'name') return query;
  const time = timeOf(after);
  const [end, date] =
    sort === 'newest'
      ? (['createdTo', filter.createdTo] as const)
      : (['createdFrom', filter.createdFrom] as const);
  if (date === null) return query;
  const isCursorCloser = sort === 'newest' ? time < date : time >= date;
  return isCursorCloser ? { ...query, filter: { ...filter, [end]: null } } : { ...query, after: null };
};

/**
 * True for conditions that no index in this order can find, but whose columns the gallery indexes include.
 * They are checked without reading the table.
 */
const isFilteredInIndex = ({ sort, search, filter }: ImageListQuery): boolean =>
  (search !== null && search !== '') ||
  filter.minBytes !== null ||
  filter.maxBytes !== null ||
  (sort === 'name' && (filter.createdFrom !== null || filter.createdTo !== null));

/**
 * Adds the cursor to the values, and returns the condition that images are beyond it in the order of the list; no
 * condition without a cursor.
 */
const cursorCondition = (
  { sort, after }: ImageListQuery,
  { key, type, direction }: Order,
  values: unknown[],
): ((keys: SortKeys) => readonly string[]) => {
  if (after === null) return () => [];
  const sortValue = sort === 'name' ? titleKeyOf(after.sortKey) : timeOf(after).toISOString();
  const [at, uid] = [values.push(sortValue), values.push(after.uid)];
  const beyond = direction === 'ASC' ? '>' : '<';
  return (keys) => [`(${keys[key]}, ${keys.uid}) ${beyond} ($${at}::${type}, $${uid})`];
};

/** The columns that a list selects, and how they are returned. */
export interface ListColumns {
  readonly columns: string;
  /** Whether all rows are returned as one JSON value (see `asJson`). */
  readonly isJson: boolean;
  /** The prefix of the names of prepared statements; null to prepare none. */
  readonly preparedAs: string | null;
}

/**
 * Looks up the current version of each image by its id. With a plain join PostgreSQL would scan the whole
 * version table while it is small, and sort the page again.
 */
const CURRENT_VERSION = `CROSS JOIN LATERAL (
    SELECT * FROM image_version WHERE id = i.current_version_id LIMIT 1) v`;

/**
 * Selects one page and one more row, which shows whether there is another page. The index is read from the
 * cursor on, so the images before it cost nothing. Versions are read only for the images of the page.
 */
export const imageListStatement = (
  given: ImageListQuery,
  { columns, isJson, preparedAs }: ListColumns,
): Statement => {
  const query = withOneBound(given);
  const order = ORDERS[query.sort];
  const { byTitle, byTag, values } = imageSelections(query);
  // The limit is not a parameter, because then PostgreSQL would plan the statement each time, which is half
  // of the cost of a page.
  const limit = `LIMIT ${query.limit + 1}`;
  const isBeyond = cursorCondition(query, order, values);
  const inOrder = ({ from, keys, conditions }: ImageSelection): string =>
    `FROM ${from} WHERE ${[...conditions, ...isBeyond(keys)].join(' AND ')} ${orderBy(order, keys)}`;
  const inIndex = ({ uid, time, name }: SortKeys): string =>
    byTag === null ? `${uid} AS uid` : `${uid} AS uid, ${time} AS created_at, ${name} AS title_key`;
  const found = (selection: ImageSelection): string => {
    const selected = `SELECT ${inIndex(selection.keys)} ${inOrder(selection)}`;
    return selection.shortTerm === null
      ? `${selected} ${limit}`
      : `SELECT i.* FROM (${selected} LIMIT ${SHORT_TERM_SCAN_LIMIT}) i
         WHERE ${selection.shortTerm} ${orderBy(order, IMAGE_KEYS)} ${limit}`;
  };
  const uids =
    byTag === null
      ? found(byTitle)
      : `SELECT i.uid FROM ((${found(byTitle)}) UNION (${found(byTag)})) i ${orderBy(order, IMAGE_KEYS)} ${limit}`;
  const page = isFilteredInIndex(query)
    ? `(${uids}) page JOIN image i ON i.uid = page.uid`
    : `(SELECT i.* ${inOrder(byTitle)} ${limit}) i`;
  const select = `SELECT ${columns} FROM ${page} ${CURRENT_VERSION} ${orderBy(order, IMAGE_KEYS)}`;
  const text = isJson ? asJson(select) : select;
  // The statement is prepared only if its plan does not depend on the values.
  const place = `${query.filter.isTrashed ? 'trash' : 'library'}-${query.after === null ? 'first' : 'next'}`;
  return isWhole(query) && preparedAs !== null
    ? { name: `${preparedAs}-${query.sort}-${place}-${query.limit}`, text, values }
    : { text, values };
};
