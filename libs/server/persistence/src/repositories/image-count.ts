import type { ImageCount } from '@safelight/application/ports';
import type { Session } from '../session.ts';
import { imageSelection, isWhole, SHORT_TERM_SCAN_LIMIT, type WantedImages } from './image-selection.ts';

/** Counting stops at this number. */
const COUNT_LIMIT = 10_000;

/** The tag, when the list is filtered by one tag and nothing else. Such lists have a maintained counter. */
const onlyTagOf = ({ search, filter }: WantedImages): string | null => {
  const [tag, ...others] = filter.tags;
  const isOnly =
    others.length === 0 && !filter.isTrashed && isWhole({ search, filter: { ...filter, tags: [] } });
  return tag !== undefined && isOnly ? tag : null;
};

/**
 * Counts images up to the limit. A search term without a trigram is searched in as many images as a list
 * would search.
 */
export const countImages = async (query: Session['query'], wanted: WantedImages): Promise<ImageCount> => {
  const tag = onlyTagOf(wanted);
  if (tag !== null) {
    const counted = await query<{ count: number }>(
      'SELECT image_count AS count FROM owner_tag WHERE owner_id = $1 AND tag = $2',
      [wanted.ownerId, tag],
    );
    return { count: counted.rows[0]?.count ?? 0, isExact: true };
  }
  const { from, keys, conditions, shortTerm, values } = imageSelection(wanted);
  const limit = shortTerm === null ? COUNT_LIMIT : SHORT_TERM_SCAN_LIMIT;
  // In the order of the first index for a short term, so that the same images are searched as for a list.
  const order = shortTerm === null ? '' : `ORDER BY ${keys.time} DESC, ${keys.uid} DESC`;
  const { rows } = await query<{ looked: number; matching: number }>(
    `SELECT count(*) AS looked, count(*) FILTER (WHERE ${shortTerm ?? 'true'}) AS matching
     FROM (SELECT ${keys.name} AS title_key FROM ${from} WHERE ${conditions.join(' AND ')} ${order} LIMIT ${limit + 1}) i`,
    values,
  );
  const { looked = 0, matching = 0 } = rows[0] ?? {};
  return { count: Math.min(matching, COUNT_LIMIT), isExact: looked <= limit };
};
