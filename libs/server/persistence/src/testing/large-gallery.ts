import type { ImageFilter, ImageListQuery } from '@safelight/application/ports';
import type pg from 'pg';

const BATCH = 10_000;

/**
 * The number of images that have each rare property. They fill more than one page, whatever the size of the
 * gallery.
 */
const RARE = 60;

/**
 * Inserts the images $2 to $3 of $4 of the owner $1, a minute apart. Titles start with random letters, so
 * that they are not ordered by time. Every property is spread evenly over time: common, in 1 of 200, or in
 * ${RARE} images.
 */
const IMAGES = `
WITH numbered AS MATERIALIZED (
  SELECT n, md5($1::uuid::text || n) AS hash, md5($1::uuid::text || ' version ' || n)::uuid AS version, n % ($4::int / ${RARE}) = 0 AS is_rare,
    timestamptz '2026-01-01' + n * interval '1 minute' AS at
  FROM generate_series($2::int, $3::int) n
), described AS MATERIALIZED (
  SELECT *, left(hash, 22) AS uid,
    translate(left(hash, 6), '0123456789', 'ghijklmnop') || ' holiday ' || CASE WHEN n % 200 = 7 THEN 'harbour ' ELSE '' END
      || CASE WHEN is_rare THEN 'glacier ' ELSE '' END || n AS title,
    CASE WHEN is_rare THEN 40000000 ELSE 1 + ('x' || right(hash, 7))::bit(28)::int % 10000000 END AS bytes,
    CASE WHEN is_rare THEN 'image/gif' WHEN n % 12 = 5 THEN 'image/png' ELSE 'image/jpeg' END AS type
  FROM numbered
), images AS (
  INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
    current_version_id, file_size, content_type, created_at, updated_at, deleted_at)
  SELECT uid, $1::uuid, 'f', title, title, 'private',
    CASE WHEN n % 2 = 0 THEN '{nature}'::text[] ELSE '{}' END || CASE WHEN n % 200 = 9 THEN '{vintage}'::text[] ELSE '{}' END
      || CASE WHEN is_rare THEN '{wedding}'::text[] ELSE '{}' END,
    n % 20 = 3, 0, version, bytes, type, at, at, CASE WHEN n % 10 = 1 THEN at ELSE NULL END FROM described
)
INSERT INTO image_version (id, image_uid, owner_id, number, width, height, frames, content_type, original_key,
  original_sha256, original_size, original_content_type, origin, created_at)
SELECT version, uid, $1::uuid, 1, 1, 1, 1, type, uid, hash || hash, bytes, type, 'upload', at FROM described`;

/** The tables that the lists of a gallery read. */
export const GALLERY_TABLES = ['image', 'image_version', 'image_tag', 'owner_tag'];

/** Inserts `count` images of an owner, a tenth of them in the trash. */
export const insertGallery = async (pool: pg.Pool, ownerId: string, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += BATCH) {
    await pool.query(IMAGES, [ownerId, from, Math.min(from + BATCH - 1, count), count]);
  }
};

/** Inserts a gallery like `insertGallery`, and vacuums the tables. */
export const seedGallery = async (pool: pg.Pool, ownerId: string, count: number): Promise<void> => {
  await insertGallery(pool, ownerId, count);
  await pool.query(`VACUUM ANALYZE ${GALLERY_TABLES.join(', ')}`);
};

export const middleOf = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + (count / 2) * 60_000);

export interface NarrowedList {
  readonly name: string;
  readonly search?: string;
  readonly filter?: Partial<ImageFilter>;
  /**
   * A page size that the smallest gallery can fill too. It is not needed if every page is full, or if the
   * smallest gallery has as many matches as the largest.
   */
  readonly pageSize?: number;
  /**
   * The maximum number of database blocks for a page, however large the gallery is. Absent if there is no
   * fixed limit.
   */
  readonly mostBlocks?: number;
}

/**
 * The page size for properties of 1 in 200 images. Of 10,000 images, 45 that are not deleted have such a
 * property, which fill two pages.
 */
const FEW = 20;
/**
 * The maximum number of blocks for a short term. Such a search scans at most 10,000 images, 50 or more per
 * index block.
 */
const SHORT_TERM_BLOCKS = 250;

/**
 * One list for each way to filter a gallery of `count` images: by common properties, by those of 1 in 200,
 * and by rare ones.
 */
export const narrowedLists = (count: number): readonly NarrowedList[] => {
  const at = (minutes: number): Date => new Date(middleOf(count).getTime() + minutes * 60_000);
  return [
    { name: 'all images' },
    { name: 'the trash', filter: { isTrashed: true } },
    { name: 'favorites', filter: { isFavorite: true } },
    { name: 'images that are not favorites', filter: { isFavorite: false } },
    { name: 'the most common type', filter: { contentType: 'image/jpeg' } },
    { name: 'a type of 60 images', filter: { contentType: 'image/gif' } },
    { name: 'a tag of half of the images', filter: { tags: ['nature'] } },
    { name: 'a tag of 1 in 200 images', pageSize: FEW, filter: { tags: ['vintage'] } },
    { name: 'a tag of 60 images', filter: { tags: ['wedding'] } },
    { name: 'sizes of half of the images', filter: { minBytes: 5_000_000 } },
    { name: 'sizes of 1 in 200 images', pageSize: FEW, filter: { minBytes: 5_000_000, maxBytes: 5_050_000 } },
    { name: 'sizes of 60 images', filter: { minBytes: 20_000_000 } },
    {
      name: 'dates of a fifth of the images',
      filter: { createdFrom: at(-count / 10), createdTo: at(count / 10) },
    },
    {
      name: 'dates of 1 in 200 images',
      pageSize: FEW,
      filter: { createdFrom: at(-count / 400), createdTo: at(count / 400) },
    },
    { name: 'dates of 60 images', filter: { createdFrom: at(-30), createdTo: at(30) } },
    { name: 'a search that finds all images', search: 'holiday' },
    { name: 'a search that finds 1 in 200 images', pageSize: FEW, search: 'Harbour' },
    { name: 'a search that finds 60 images', search: 'glacier' },
    { name: 'a search that finds half of the images by a tag', search: 'nature' },
    { name: 'a search that finds 60 images by a tag', search: 'wedding' },
    { name: 'a search that finds nothing', search: 'zebra' },
    { name: 'a search for a short term that finds half of the images', search: 'a' },
    { name: 'a search for a short term that finds nothing', search: '&', mostBlocks: SHORT_TERM_BLOCKS },
  ];
};

/** Returns the number of blocks that a statement reads, from memory or from files. */
export const blocksRead = async (
  pool: pg.Pool,
  { text, values = [] }: { readonly text: string; readonly values?: readonly unknown[] },
): Promise<number> => {
  interface Explained {
    readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }];
  }
  const { rows } = await pool.query<Explained>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [
    ...values,
  ]);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
};

/** Returns the positions of the first page and of one from the middle, in each order. */
export const pagesOf = (count: number): readonly Pick<ImageListQuery, 'sort' | 'after'>[] => {
  const time = { sortKey: middleOf(count).toISOString(), uid: '' };
  return [
    { sort: 'newest', after: null },
    { sort: 'newest', after: time },
    { sort: 'oldest', after: null },
    { sort: 'oldest', after: time },
    { sort: 'name', after: null },
    { sort: 'name', after: { sortKey: 'h', uid: '' } },
  ];
};
