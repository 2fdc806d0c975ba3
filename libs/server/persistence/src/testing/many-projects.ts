import type { ProjectFilter, ProjectListQuery } from '@safelight/application/ports';
import type pg from 'pg';
import { middleOf } from './large-gallery.ts';

const BATCH = 10_000;

/**
 * The number of projects that have each rare property. They fill more than one page, however many projects
 * there are.
 */
const RARE = 20;

/**
 * Inserts the projects $6 to $7 of $2 of the owner $1, a minute apart, with consecutive ids from $3, each
 * with the images $4 and $5. Names start with random letters, so that they are not ordered by time. Every
 * property is spread evenly over time.
 */
const PROJECTS = `
WITH numbered AS MATERIALIZED (
  SELECT n, md5($1::uuid::text || n) AS hash, n % ($2::int / ${RARE}) = 0 AS is_rare,
    timestamptz '2026-01-01' + n * interval '1 minute' AS at
  FROM generate_series($6::int, $7::int) n
), described AS MATERIALIZED (
  SELECT *, 'project_' || ($3::bigint + n) AS id,
    translate(left(hash, 6), '0123456789', 'ghijklmnop') || ' holiday ' || CASE WHEN is_rare THEN 'glacier ' ELSE '' END || n AS name,
    CASE WHEN n % 2 = 0 THEN '{nature}'::text[] ELSE '{}' END || CASE WHEN is_rare THEN '{wedding}'::text[] ELSE '{}' END AS tags
  FROM numbered
), projects AS (
  INSERT INTO project (id, owner_id, name, name_key, tags, image_count, created_at, updated_at)
  SELECT id, $1::uuid, name, name, tags, 2, at, at FROM described
), tags AS (
  INSERT INTO project_tag (project_id, tag, owner_id, created_at, name_key)
  SELECT id, tag, $1::uuid, at, name FROM described, unnest(tags) tag
)
INSERT INTO project_image (project_id, image_uid, position)
SELECT id, uid, place FROM described, unnest(ARRAY[$4, $5]) WITH ORDINALITY AS images (uid, place)`;

export interface ManyProjects {
  readonly ownerId: string;
  readonly count: number;
  /** The id of the first project, which is a time in milliseconds. */
  readonly firstId: number;
  readonly uids: readonly [string, string];
}

/** The tables that lists of projects read. */
export const PROJECT_TABLES = ['project', 'project_tag', 'project_image'];

/** Inserts `count` projects of an owner with two images each. */
export const insertProjects = async (pool: pg.Pool, many: ManyProjects): Promise<void> => {
  const { ownerId, count, firstId, uids } = many;
  // The triggers are disabled, because the counters of the images are right already.
  await pool.query('ALTER TABLE project_image DISABLE TRIGGER USER');
  for (let from = 1; from <= count; from += BATCH) {
    await pool.query(PROJECTS, [ownerId, count, firstId, ...uids, from, Math.min(from + BATCH - 1, count)]);
  }
  await pool.query('ALTER TABLE project_image ENABLE TRIGGER USER');
};

export interface NarrowedProjects {
  readonly name: string;
  readonly search?: string;
  readonly filter?: Partial<ProjectFilter>;
  /**
   * The maximum number of database blocks for a page, however many projects there are. Absent if there is no
   * fixed limit.
   */
  readonly mostBlocks?: number;
}

/**
 * The maximum number of blocks for a short term. Such a search scans at most 10,000 projects, 50 or more per
 * index block.
 */
const SHORT_TERM_BLOCKS = 350;

/** The maximum number of blocks that the lookup of the five parts of a term reads. */
const TERM_BLOCKS = 30;

/** Returns one list for each way to filter `count` projects. */
export const narrowedProjects = (count: number): readonly NarrowedProjects[] => {
  const at = (minutes: number): Date => new Date(middleOf(count).getTime() + minutes * 60_000);
  return [
    { name: 'all projects' },
    { name: 'a tag of half of the projects', filter: { tags: ['nature'] } },
    { name: 'a tag of 20 projects', filter: { tags: ['wedding'] } },
    { name: 'dates of 40 projects', filter: { createdFrom: at(-20), createdTo: at(20) } },
    { name: 'a search that finds all projects', search: 'holiday' },
    { name: 'a search that finds 20 projects', search: 'Glacier' },
    { name: 'a search that finds nothing', search: 'zebra', mostBlocks: TERM_BLOCKS },
    { name: 'a search for a short term that finds half of the projects', search: 'a' },
    { name: 'a search for a short term that finds nothing', search: '&', mostBlocks: SHORT_TERM_BLOCKS },
  ];
};

/** Returns the positions of the first page and of one from the middle, in each order. */
export const pagesOfProjects = (count: number): readonly Pick<ProjectListQuery, 'sort' | 'after'>[] => {
  const time = { sortKey: middleOf(count).toISOString(), id: '' };
  return [
    { sort: 'newest', after: null },
    { sort: 'newest', after: time },
    { sort: 'oldest', after: null },
    { sort: 'oldest', after: time },
    { sort: 'name', after: null },
    { sort: 'name', after: { sortKey: 'h', id: '' } },
  ];
};
