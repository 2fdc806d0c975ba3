import type {
  NewProject,
  PlacedImages,
  ProjectCursor,
  ProjectImagePage,
  ProjectListQuery,
  ProjectPage,
  ProjectPlace,
  ProjectRepository,
} from '@safelight/application/ports';
import { notFound, type Project } from '@safelight/domain';
import { titleKeyOf } from '../../mappers/image.mapper.ts';
import { fromProject } from '../../mappers/project.mapper.ts';
import { asJson } from '../../mappers/record-reader.ts';
import type { Session, Statement } from '../../session.ts';
import { addImages, listImages, moveImages, removeImages, setCover } from './project-images.ts';
import {
  cursorOf,
  LIST_TAGS,
  projectListStatement,
  projectRows,
  trashListStatement,
} from './project-list.ts';
import { columnOf, isUuid, SqlRepository } from '../sql-repository.ts';

type ProjectChanges = Parameters<ProjectRepository['update']>[2];
type Query = Session['query'];

const INSERT = `
  INSERT INTO project (id, owner_id, name, name_key, description, tags, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`;

/** Writes the rows of tags from which lists read. Deleted projects have no such rows. */
const writeTags = async (query: Query, ids: readonly string[]): Promise<void> => {
  await query('DELETE FROM project_tag WHERE project_id = ANY ($1)', [ids]);
  await query(
    `INSERT INTO project_tag (project_id, tag, owner_id, created_at, name_key)
     SELECT DISTINCT id, tag, owner_id, created_at, name_key FROM project, unnest(tags) tag
     WHERE id = ANY ($1) AND deleted_at IS NULL`,
    [ids],
  );
};

const LOCK = (isDeleted: boolean): string => `
  SELECT id FROM project WHERE id = ANY ($1) AND owner_id = $2 AND deleted_at IS ${isDeleted ? 'NOT NULL' : 'NULL'}
  ORDER BY id FOR NO KEY UPDATE`;

export class SqlProjectRepository extends SqlRepository implements ProjectRepository {
  readonly #rows = projectRows(this.session);

  insert(project: NewProject): Promise<boolean> {
    return this.session.atomically(async ({ query }) => {
      const { id, ownerId, name, nameKey, description, tags, createdAt, updatedAt } = fromProject(project);
      const values = [id, ownerId, name, nameKey, description, tags, createdAt, updatedAt];
      const { rowCount } = await query(INSERT, values);
      if (rowCount === 0) return false;
      await writeTags(query, [id]);
      return true;
    });
  }

  async findOwned(ownerId: string, ids: readonly string[]): Promise<readonly Project[]> {
    if (!isUuid(ownerId)) return [];
    const text = asJson(`SELECT ${this.#rows.columns}
      FROM unnest($2::text[]) WITH ORDINALITY AS wanted (id, place) JOIN project p ON p.id = wanted.id
      WHERE p.owner_id = $1 AND p.deleted_at IS NULL ORDER BY wanted.place`);
    const rows = await this.session.queryJson({ text, values: [ownerId, [...new Set(ids)]] });
    return rows.map((row) => this.#rows.toProject(row));
  }

  async list(query: ProjectListQuery): Promise<ProjectPage> {
    if (!isUuid(query.ownerId)) return { projects: [], hasNext: false, end: null };
    return this.#page(projectListStatement(query, this.#rows.columns), query);
  }

  async listTrashedOf(ownerId: string, limit: number, after: ProjectCursor | null): Promise<ProjectPage> {
    if (!isUuid(ownerId)) return { projects: [], hasNext: false, end: null };
    const statement = trashListStatement({ ownerId, limit, after }, this.#rows.columns);
    return this.#page(statement, { limit, sort: 'oldest' });
  }

  async #page(
    statement: Statement,
    { limit, sort }: Pick<ProjectListQuery, 'limit' | 'sort'>,
  ): Promise<ProjectPage> {
    const rows = await this.session.queryJson(statement);
    const projects = rows.slice(0, limit).map((row) => this.#rows.toProject(row));
    const last = projects.at(-1);
    return {
      projects,
      hasNext: rows.length > limit,
      end: last === undefined ? null : cursorOf(last, sort),
    };
  }

  async listTags(ownerId: string, limit: number): Promise<readonly string[]> {
    return isUuid(ownerId) ? this.column(LIST_TAGS, [ownerId, limit]) : [];
  }

  async update(ownerId: string, id: string, changes: ProjectChanges, at: Date): Promise<Project | null> {
    if (!isUuid(ownerId)) return null;
    return this.session.atomically(async (session) => {
      const values: unknown[] = [id, ownerId, at];
      const assignments = ['updated_at = $3'];
      const assign = (column: string, value: unknown): void =>
        void assignments.push(`${column} = $${values.push(value)}`);
      if (changes.name !== undefined) {
        assign('name', changes.name);
        assign('name_key', titleKeyOf(changes.name));
      }
      if (changes.description !== undefined) assign('description', changes.description);
      if (changes.tags !== undefined) assign('tags', changes.tags);
      const { rowCount } = await session.query(
        `UPDATE project SET ${assignments.join(', ')} WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`,
        values,
      );
      if (rowCount === 0) return null;
      if (changes.name !== undefined || changes.tags !== undefined) await writeTags(session.query, [id]);
      if (changes.coverUid !== undefined) await setCover(session.query, id, changes.coverUid);
      const text = asJson(`SELECT ${this.#rows.columns} FROM project p WHERE p.id = $1`);
      const [row] = await session.queryJson({ text, values: [id] });
      return row === undefined ? null : this.#rows.toProject(row);
    });
  }

  trash(ownerId: string, ids: readonly string[], at: Date): Promise<readonly string[]> {
    return this.#setDeleted(ownerId, ids, at);
  }

  restore(ownerId: string, ids: readonly string[]): Promise<readonly string[]> {
    return this.#setDeleted(ownerId, ids, null);
  }

  async listTrashed(before: Date, limit: number): ReturnType<ProjectRepository['listTrashed']> {
    const { rows } = await this.session.query<{ ownerId: string; id: string }>(
      `SELECT owner_id AS "ownerId", id FROM project WHERE deleted_at < $1 ORDER BY deleted_at, id LIMIT $2`,
      [before, limit],
    );
    return rows;
  }

  async remove(ownerId: string, id: string, deletedBefore: Date): Promise<boolean> {
    if (!isUuid(ownerId)) return false;
    const text = 'DELETE FROM project WHERE id = $1 AND owner_id = $2 AND deleted_at < $3';
    return this.affectsOne(text, [id, ownerId, deletedBefore]);
  }

  async addImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]> {
    if (!isUuid(ownerId)) throw notFound();
    return addImages(this.session, { ownerId, id }, images, at);
  }

  async removeImages(
    ownerId: string,
    id: string,
    uids: readonly string[],
    at: Date,
  ): Promise<readonly string[]> {
    if (!isUuid(ownerId)) throw notFound();
    return removeImages(this.session, { ownerId, id }, uids, at);
  }

  async moveImages(ownerId: string, id: string, images: PlacedImages, at: Date): Promise<readonly string[]> {
    if (!isUuid(ownerId)) throw notFound();
    return moveImages(this.session, { ownerId, id }, images, at);
  }

  listImages(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage> {
    return this.#listImages({ ownerId, id }, limit, after);
  }

  listImagesWithTrash(
    ownerId: string,
    id: string,
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage> {
    return this.#listImages({ ownerId, id, withTrash: true }, limit, after);
  }

  async listHolding(ownerId: string, imageUid: string, limit: number): Promise<readonly string[]> {
    if (!isUuid(ownerId)) return [];
    return this.column(
      `SELECT p.id FROM project_image i JOIN project p ON p.id = i.project_id
       WHERE i.image_uid = $2 AND p.owner_id = $1 AND p.deleted_at IS NULL
       ORDER BY p.created_at DESC, p.id DESC LIMIT $3`,
      [ownerId, imageUid, limit],
    );
  }

  async #listImages(
    project: Parameters<typeof listImages>[1],
    limit: number,
    after: ProjectPlace | null,
  ): Promise<ProjectImagePage> {
    if (!isUuid(project.ownerId)) return { places: [], hasNext: false };
    return listImages(this.session, project, limit, after);
  }

  /** Deletes projects if a time is given, and restores them otherwise. */
  async #setDeleted(ownerId: string, ids: readonly string[], at: Date | null): Promise<readonly string[]> {
    if (!isUuid(ownerId)) return [];
    return this.session.atomically(async (session) => {
      const changed = await columnOf(session, LOCK(at === null), [ids, ownerId]);
      await session.query('UPDATE project SET deleted_at = $2 WHERE id = ANY ($1)', [changed, at]);
      await writeTags(session.query, changed);
      return [...new Set(ids)].filter((id) => changed.includes(id));
    });
  }
}
