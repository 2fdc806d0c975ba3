import type { ImageCount, ImageFilter } from '@safelight/application/ports';
import { titleKeyOf } from '../../mappers/image.mapper.ts';
import type { Session } from '../../session.ts';

/** The owner, the search term and the filter of a list or a count. */
interface WantedImages {
  readonly ownerId: string;
  readonly search: string | null;
  readonly filter: ImageFilter;
}

/** Matches three ASCII letters or digits in a row. Text without them has no trigram in PostgreSQL. */
export const HAS_TRIGRAM = /[a-z0-9]{3}/;

/** Returns the LIKE pattern for a search term, with `%` and `_` escaped. */
export const containing = (term: string): string => `%${titleKeyOf(term).replace(/[\\%_]/g, '\\$&')}%`;

/** The maximum number of images that a search without a trigram scans. */
export const SHORT_TERM_SCAN_LIMIT = 10_000;

/** The columns that lists are ordered by. */
export interface SortKeys {
  readonly time: string;
  readonly name: string;
  readonly uid: string;
}

/** The SQL that selects images of an owner, as the alias `i`. */
export interface ImageSelection {
  /** The FROM clause without the keyword. */
  readonly from: string;
  /** The SQL names of the sort columns, in the index that the selection reads. */
  readonly keys: SortKeys;
  readonly conditions: readonly string[];
  /** A condition on `i` that no index supports. It is checked for a limited number of images. */
  readonly shortTerm: string | null;
}

/** The images that are wanted: those that the search finds by their title, and those that it finds by a tag. */
export interface ImageSelections {
  readonly byTitle: ImageSelection;
  /** The images that have the search term as a tag; null without a term. */
  readonly byTag: ImageSelection | null;
  /** The values of both selections. */
  readonly values: unknown[];
}

/** True for the whole library or the whole trash, without search and filter. */
export const isWhole = ({ search, filter }: Pick<WantedImages, 'search' | 'filter'>): boolean =>
  (search === null || search === '') &&
  filter.tags.length === 0 &&
  [filter.createdFrom, filter.createdTo, filter.contentType, filter.minBytes, filter.maxBytes].every(
    (value) => value === null,
  ) &&
  filter.isFavorite === null;

export const IMAGE_KEYS: SortKeys = { time: 'i.created_at', name: 'i.title_key', uid: 'i.uid' };
const TAG_KEYS: SortKeys = { time: 't.created_at', name: 't.title_key', uid: 't.image_uid' };

/**
 * Selects the images by their title and by a tag separately, because each has its own index. A single condition on
 * both would have to read all images.
 */
export const imageSelections = ({ ownerId, search, filter }: WantedImages): ImageSelections => {
  const values: unknown[] = [ownerId];
  const byTitle = imageSelection({ search, filter }, values);
  if (search === null || search === '') return { byTitle, byTag: null, values };
  const tags = [...new Set([...filter.tags, titleKeyOf(search.trim())])];
  return { byTitle, byTag: imageSelection({ search: null, filter: { ...filter, tags } }, values), values };
};

/**
 * The first of the values is the owner. In the trash, tags are read from the images, because `image_tag` has no rows
 * of deleted images.
 */
const imageSelection = (
  { search, filter }: Omit<WantedImages, 'ownerId'>,
  values: unknown[],
): ImageSelection => {
  const value = (of: unknown): string => `$${values.push(of)}`;
  const isByTag = filter.tags.length > 0 && !filter.isTrashed;
  const keys = isByTag ? TAG_KEYS : IMAGE_KEYS;
  const conditions = [`i.deleted_at IS ${filter.isTrashed ? 'NOT NULL' : 'NULL'}`];
  if (isByTag) {
    conditions.push('t.owner_id = $1', `t.tag = ${rarestOf(filter.tags, value)}`);
  } else {
    conditions.push('i.owner_id = $1');
  }
  if (filter.tags.length > 1 || (filter.tags.length === 1 && filter.isTrashed)) {
    conditions.push(`i.tags @> ${value(filter.tags)}::text[]`);
  }
  if (filter.createdFrom !== null) conditions.push(`${keys.time} >= ${value(filter.createdFrom)}`);
  if (filter.createdTo !== null) conditions.push(`${keys.time} < ${value(filter.createdTo)}`);
  if (filter.contentType !== null) conditions.push(`i.content_type = ${value(filter.contentType)}`);
  if (filter.minBytes !== null) conditions.push(`i.file_size >= ${value(filter.minBytes)}`);
  if (filter.maxBytes !== null) conditions.push(`i.file_size <= ${value(filter.maxBytes)}`);
  if (filter.isFavorite !== null) conditions.push(filter.isFavorite ? 'i.is_favorite' : 'NOT i.is_favorite');

  const selection = {
    from: isByTag ? 'image_tag t JOIN image i ON i.uid = t.image_uid' : 'image i',
    keys,
  };
  if (search === null || search === '') return { ...selection, conditions, shortTerm: null };
  const term = value(containing(search));
  return HAS_TRIGRAM.test(titleKeyOf(search))
    ? { ...selection, conditions: [...conditions, `${keys.name} LIKE ${term}`], shortTerm: null }
    : { ...selection, conditions, shortTerm: `${IMAGE_KEYS.name} LIKE ${term}` };
};

/** Returns the tag with the fewest images of the owner, according to the counters. */
const rarestOf = (tags: readonly string[], value: (of: unknown) => string): string =>
  tags.length === 1
    ? value(tags[0])
    : `(SELECT tag FROM owner_tag WHERE owner_id = $1 AND tag = ANY (${value(tags)}::text[])
        ORDER BY image_count, tag LIMIT 1)`;

/** The number at which counting stops. */
const COUNT_LIMIT = 10_000;

/** Returns the tag if a list is filtered by one tag and nothing else. A trigger counts these images. */
const onlyTagOf = ({ search, filter }: WantedImages): string | null => {
  const [tag, ...others] = filter.tags;
  const isOnly =
    others.length === 0 && !filter.isTrashed && isWhole({ search, filter: { ...filter, tags: [] } });
  return tag !== undefined && isOnly ? tag : null;
};

/**
 * Counts images up to the limit. For a search term without a trigram it scans as many images as a list does.
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
  const { byTitle, byTag, values } = imageSelections(wanted);
  const { keys, shortTerm } = byTitle;
  const limit = shortTerm === null ? COUNT_LIMIT : SHORT_TERM_SCAN_LIMIT;
  // The order is that of a list for a short term, so that both scan the same images.
  const order = shortTerm === null ? '' : `ORDER BY ${keys.time} DESC, ${keys.uid} DESC`;
  const rowsOf = ({ from, keys: { uid, name }, conditions }: ImageSelection): string =>
    `SELECT ${uid} AS uid, ${name} AS title_key FROM ${from} WHERE ${conditions.join(' AND ')}`;
  const tagged = byTag === null ? '' : `UNION (${rowsOf(byTag)} LIMIT ${COUNT_LIMIT + 1})`;
  const { rows } = await query<{ looked: number; matching: number }>(
    `WITH looked AS MATERIALIZED (${rowsOf(byTitle)} ${order} LIMIT ${limit + 1})
     SELECT (SELECT count(*) FROM looked) AS looked, (SELECT count(*) FROM (
       SELECT * FROM looked i WHERE ${shortTerm ?? 'true'} ${tagged}) matching) AS matching`,
    values,
  );
  const { looked = 0, matching = 0 } = rows[0] ?? {};
  return { count: Math.min(matching, COUNT_LIMIT), isExact: looked <= limit && matching <= COUNT_LIMIT };
};
