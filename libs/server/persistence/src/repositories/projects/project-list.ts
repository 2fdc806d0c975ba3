import { DomainError, PREVIEW_IMAGES, type Project } from '@safelight/domain';
import type { ProjectCursor, ProjectListQuery, ProjectSort } from '@safelight/application/ports';
import { titleKeyOf } from '../../mappers/image.mapper.ts';
import { type ProjectPictures, toProject } from '../../mappers/project.mapper.ts';
import { asJson, type JsonRow, recordReader } from '../../mappers/record-reader.ts';
import { ProjectRecord } from '../../records/project.record.ts';
import type { Session, Statement } from '../../session.ts';
import { containing, HAS_TRIGRAM, SHORT_TERM_SCAN_LIMIT } from '../images/image-selection.ts';

const COVER = `SELECT image_uid FROM project_image c WHERE c.project_id = p.id AND c.is_cover AND NOT c.is_hidden`;

/** Selects the cover, then the first images in the order of the project. */
const PREVIEWS = `SELECT json_agg(image_uid ORDER BY rank, position, image_uid) FROM (
    SELECT * FROM (
      SELECT image_uid, 0 AS rank, position FROM project_image c WHERE c.project_id = p.id AND c.is_cover AND NOT c.is_hidden
      UNION ALL (SELECT image_uid, 1, position FROM project_image f WHERE f.project_id = p.id AND NOT f.is_hidden AND NOT f.is_cover
        ORDER BY f.position, f.image_uid LIMIT ${PREVIEW_IMAGES})
    ) found ORDER BY rank, position, image_uid LIMIT ${PREVIEW_IMAGES}
  ) shown`;

/** Reads projects from the alias `p`, with the images of their cards. */
export interface ProjectRows {
  readonly columns: string;
  toProject(row: JsonRow): Project;
}

export const projectRows = ({ manager }: Pick<Session, 'manager'>): ProjectRows => {
  const records = recordReader(manager, ProjectRecord, { alias: 'p', without: ['nameKey'] });
  return {
    columns: `${records.columns}, json_build_array(coalesce((${PREVIEWS}), '[]'::json), (${COVER})) AS pictures`,
    toProject: (row) => toProject(records.read(row), row['pictures'] as unknown as ProjectPictures),
  };
};

interface Order {
  readonly column: 'created_at' | 'name_key';
  readonly type: 'timestamptz' | 'text';
  readonly direction: 'ASC' | 'DESC';
}

const ORDERS: Readonly<Record<ProjectSort, Order>> = {
  newest: { column: 'created_at', type: 'timestamptz', direction: 'DESC' },
  oldest: { column: 'created_at', type: 'timestamptz', direction: 'ASC' },
  name: { column: 'name_key', type: 'text', direction: 'ASC' },
};

/**
 * Creates the cursor after this project: its time in ISO 8601 with milliseconds, or its name in lower case.
 */
export const cursorOf = ({ id, name, createdAt }: Project, sort: ProjectSort): ProjectCursor => ({
  sortKey: sort === 'name' ? titleKeyOf(name) : createdAt.toISOString(),
  id,
});

const sortValueOf = ({ sortKey }: ProjectCursor, sort: ProjectSort): string => {
  if (sort === 'name') return titleKeyOf(sortKey);
  const time = new Date(sortKey);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new DomainError('INVALID_INPUT', 'This is not a cursor of this list.');
};

/**
 * Selects one page and one more row, which shows whether there is another page. The ids come from an index in
 * this order, of all projects or of those with one tag. Both indexes include names and times. Whole rows are
 * read only for the page.
 */
export const projectListStatement = (query: ProjectListQuery, columns: string): Statement => {
  const { ownerId, sort, limit, after, search, filter } = query;
  const { column, type, direction } = ORDERS[sort];
  const values: unknown[] = [ownerId];
  const value = (of: unknown): string => `$${values.push(of)}`;
  const [tag, ...otherTags] = filter.tags;
  const isByTag = tag !== undefined;
  const idColumn = isByTag ? 'k.project_id' : 'k.id';

  const where = ['k.owner_id = $1'];
  if (isByTag) where.push(`k.tag = ${value(tag)}`);
  else where.push('k.deleted_at IS NULL');
  for (const other of otherTags) {
    where.push(
      `EXISTS (SELECT FROM project_tag o WHERE o.project_id = k.project_id AND o.tag = ${value(other)})`,
    );
  }
  if (filter.createdFrom !== null) where.push(`k.created_at >= ${value(filter.createdFrom)}`);
  if (filter.createdTo !== null) where.push(`k.created_at < ${value(filter.createdTo)}`);
  const hasTerm = search !== null && search !== '';
  const term = hasTerm ? value(containing(search)) : '';
  const isShortTerm = hasTerm && !HAS_TRIGRAM.test(titleKeyOf(search));
  if (hasTerm && !isShortTerm) where.push(`k.name_key LIKE ${term}`);
  if (after !== null) {
    const [key, id] = [value(sortValueOf(after, sort)), value(after.id)];
    where.push(`(k.${column}, ${idColumn}) ${direction === 'ASC' ? '>' : '<'} (${key}::${type}, ${id})`);
  }

  const order = (alias: string, id: string): string =>
    `ORDER BY ${alias}.${column} ${direction}, ${id} ${direction}`;
  const found = `SELECT ${idColumn} AS id, k.created_at, k.name_key FROM ${isByTag ? 'project_tag' : 'project'} k
    WHERE ${where.join(' AND ')} ${order('k', idColumn)}`;
  const page = isShortTerm
    ? `SELECT * FROM (${found} LIMIT ${SHORT_TERM_SCAN_LIMIT}) k WHERE k.name_key LIKE ${term}
       ${order('k', 'k.id')} LIMIT ${limit + 1}`
    : `${found} LIMIT ${limit + 1}`;
  const text = asJson(
    `SELECT ${columns} FROM (${page}) page JOIN project p ON p.id = page.id ${order('p', 'p.id')}`,
  );
  return { text, values };
};

/** Selects one page of an owner's deleted projects, the oldest project first, and one more row. */
export const trashListStatement = (
  { ownerId, limit, after }: Pick<ProjectListQuery, 'ownerId' | 'limit' | 'after'>,
  columns: string,
): Statement => ({
  text: asJson(`SELECT ${columns} FROM project p WHERE p.owner_id = $1 AND p.deleted_at IS NOT NULL
    ${after === null ? '' : 'AND (p.created_at, p.id) > ($3::timestamptz, $4)'} ORDER BY p.created_at, p.id LIMIT $2`),
  values: [ownerId, limit + 1, ...(after === null ? [] : [sortValueOf(after, 'oldest'), after.id])],
});

/**
 * Selects the first tags of an owner in order. Each costs one index lookup, however many projects have it.
 */
export const LIST_TAGS = `
  WITH RECURSIVE found AS (
    (SELECT tag, 1 AS place FROM project_tag WHERE owner_id = $1 ORDER BY tag LIMIT 1)
    UNION ALL
    SELECT (SELECT tag FROM project_tag WHERE owner_id = $1 AND tag > found.tag ORDER BY tag LIMIT 1), place + 1
    FROM found WHERE found.tag IS NOT NULL AND place < $2
  )
  SELECT tag FROM found WHERE tag IS NOT NULL ORDER BY tag LIMIT $2`;
