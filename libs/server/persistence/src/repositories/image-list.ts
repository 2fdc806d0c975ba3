import type { ImageCursor, ImageListQuery, ImageSort } from '@safelight/application';
import { DomainError } from '@safelight/domain';
import { titleKeyOf } from '../mappers/image.mapper.ts';
import { asJson } from '../mappers/record-reader.ts';
import type { Statement } from '../session.ts';

/** Images a short search term looks through, from the cursor on: it has no trigram an index could use. */
const SHORT_TERM_SCAN_LIMIT = 20_000;

/** Three ASCII letters or digits in a row: the least that every PostgreSQL, whatever its locale, has a trigram for. */
const HAS_TRIGRAM = /[a-z0-9]{3}/;

interface Order {
  readonly key: 'created_at' | 'title_key';
  readonly type: 'timestamptz' | 'text';
  readonly direction: 'ASC' | 'DESC';
}

const ORDERS: Readonly<Record<ImageSort, Order>> = {
  newest: { key: 'created_at', type: 'timestamptz', direction: 'DESC' },
  oldest: { key: 'created_at', type: 'timestamptz', direction: 'ASC' },
  name: { key: 'title_key', type: 'text', direction: 'ASC' },
};

/** The cursor's sort key as the column holds it: an ISO time with milliseconds, or the lower-case title. */
const sortValueOf = (cursor: ImageCursor, order: Order): string => {
  if (order.type === 'text') return titleKeyOf(cursor.sortKey);
  const time = new Date(cursor.sortKey);
  if (Number.isNaN(time.getTime()))
    throw new DomainError('INVALID_INPUT', 'This is not a cursor of this list.');
  return time.toISOString();
};

/** `%` and `_` of a search term mean themselves. */
const containing = (term: string): string => `%${titleKeyOf(term).replace(/[\\%_]/g, '\\$&')}%`;

/**
 * One page and one row more, which tells whether there is another page. The index that serves the order is
 * read from the cursor on, however many images there are before and after.
 */
export const imageListStatement = (query: ImageListQuery, columns: string): Statement => {
  const order = ORDERS[query.sort];
  const by = `i.${order.key} ${order.direction}, i.uid ${order.direction}`;
  const values: unknown[] = [query.ownerId, query.limit + 1];
  const conditions = ['i.owner_id = $1', 'i.deleted_at IS NULL'];
  if (query.after !== null) {
    values.push(sortValueOf(query.after, order), query.after.uid);
    conditions.push(
      `(i.${order.key}, i.uid) ${order.direction === 'ASC' ? '>' : '<'} ($3::${order.type}, $4)`,
    );
  }
  const selection = (from: string, where: readonly string[]): string =>
    asJson(`SELECT ${columns} FROM ${from} i JOIN image_version v ON v.id = i.current_version_id
     ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`} ORDER BY ${by} LIMIT $2`);

  if (query.search === null || query.search === '') {
    const name = `images-${query.sort}-${query.after === null ? 'first' : 'next'}`;
    return { name, text: selection('image', conditions), values };
  }
  const matches = `i.title_key LIKE $${values.push(containing(query.search))}`;
  if (HAS_TRIGRAM.test(titleKeyOf(query.search))) {
    return { text: selection('image', [...conditions, matches]), values };
  }
  const candidates = `(SELECT * FROM image i WHERE ${conditions.join(' AND ')} ORDER BY ${by} LIMIT ${SHORT_TERM_SCAN_LIMIT})`;
  return { text: selection(candidates, [matches]), values };
};
