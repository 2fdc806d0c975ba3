import { type Comparison, DomainError, notFound } from '@safelight/domain';
import type {
  ComparisonPage,
  ComparisonRepository,
  DeletedComparisonPage,
  TimePlace,
} from '@safelight/application/ports';
import { asJson, type JsonRow, recordReader } from '../../mappers/record-reader.ts';
import { ComparisonRecord, DeletedComparisonRecord } from '../../records/comparison.record.ts';
import type { Session } from '../../session.ts';
import { OF_SHOWN_ACCOUNTS } from './image-rows.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';

const toComparison = (record: ComparisonRecord): Comparison => ({
  uid: record.uid,
  ownerId: record.ownerId,
  title: record.title,
  description: record.description,
  viewCount: record.viewCount,
  createdAt: record.createdAt,
  original: { imageUid: record.originalImageUid, versionId: record.originalVersionId },
  edited: { imageUid: record.editedImageUid, versionId: record.editedVersionId },
});

const fromComparison = ({ original, edited, ...comparison }: Comparison): ComparisonRecord => ({
  ...comparison,
  originalImageUid: original.imageUid,
  originalVersionId: original.versionId,
  editedImageUid: edited.imageUid,
  editedVersionId: edited.versionId,
});

type ComparisonChanges = Parameters<ComparisonRepository['update']>[2];

/** Locks both images, so that neither is deleted or made private before the comparison exists. */
const LOCK_IMAGES = `
  SELECT privacy FROM image WHERE uid = ANY ($1) AND owner_id = $2 AND deleted_at IS NULL
  ORDER BY uid FOR NO KEY UPDATE`;

const COLUMNS = `uid, owner_id, title, description, original_image_uid, original_version_id, edited_image_uid,
  edited_version_id, view_count, created_at`;

const TRASH = `
  WITH deleted AS (DELETE FROM comparison WHERE uid = $1 AND owner_id = $2 RETURNING *)
  INSERT INTO deleted_comparison (${COLUMNS}, deleted_at) SELECT ${COLUMNS}, $3 FROM deleted`;

const insertInto = async ({ query, manager }: Session, comparison: Comparison): Promise<void> => {
  const uids = [...new Set([comparison.original.imageUid, comparison.edited.imageUid])];
  const { rows } = await query<{ privacy: string }>(LOCK_IMAGES, [uids, comparison.ownerId]);
  if (rows.length < uids.length) throw notFound();
  if (rows.some(({ privacy }) => privacy !== 'public')) {
    throw new DomainError('CONFLICT', 'Both images of a comparison must be public.');
  }
  await manager.insert(ComparisonRecord, fromComparison(comparison));
};

export class SqlComparisonRepository extends SqlRepository implements ComparisonRepository {
  readonly #rows = recordReader(this.session.manager, ComparisonRecord, { alias: 'i' });
  readonly #deletedRows = recordReader(this.session.manager, DeletedComparisonRecord, { alias: 'i' });

  /**
   * Inserts a comparison. Throws NOT_FOUND unless both images belong to the owner and are not deleted, CONFLICT
   * unless both are public.
   */
  insert(comparison: Comparison): Promise<void> {
    return this.session.atomically((session) => insertInto(session, comparison));
  }

  /** Finds a comparison, unless its account is suspended or about to be deleted. */
  async find(uid: string): Promise<Comparison | null> {
    const text = asJson(
      `SELECT ${this.#rows.columns} FROM comparison i ${OF_SHOWN_ACCOUNTS} WHERE i.uid = $1`,
    );
    const [row] = await this.session.queryJson({ name: 'comparison-by-uid', text, values: [uid] });
    return row === undefined ? null : this.#toComparison(row);
  }

  async findMany(uids: readonly string[]): Promise<readonly Comparison[]> {
    const text = asJson(
      `SELECT ${this.#rows.columns} FROM comparison i ${OF_SHOWN_ACCOUNTS} WHERE i.uid = ANY ($1)`,
    );
    const rows = await this.session.queryJson({ name: 'comparisons-by-uid', text, values: [uids] });
    return rows.map((row) => this.#toComparison(row));
  }

  async list(ownerId: string, limit: number, after: TimePlace | null): Promise<ComparisonPage> {
    const { rows, hasNext } = await this.#page(
      `${this.#rows.columns} FROM comparison`,
      ownerId,
      limit,
      after,
    );
    return { comparisons: rows.map((row) => this.#toComparison(row)), hasNext };
  }

  async listTrashed(ownerId: string, limit: number, after: TimePlace | null): Promise<DeletedComparisonPage> {
    const selection = `${this.#deletedRows.columns} FROM deleted_comparison`;
    const { rows, hasNext } = await this.#page(selection, ownerId, limit, after);
    const records = rows.map((row) => this.#deletedRows.read(row));
    return {
      comparisons: records.map((record) => ({ ...toComparison(record), deletedAt: record.deletedAt })),
      hasNext,
    };
  }

  async listShowing(ownerId: string, imageUid: string, limit: number): Promise<readonly Comparison[]> {
    if (!isUuid(ownerId)) return [];
    const text = asJson(`SELECT ${this.#rows.columns} FROM comparison i
      WHERE i.owner_id = $1 AND (i.original_image_uid = $2 OR i.edited_image_uid = $2)
      ORDER BY i.created_at DESC, i.uid DESC LIMIT $3`);
    const values = [ownerId, imageUid, limit];
    const rows = await this.session.queryJson({ name: 'comparisons-of-image', text, values });
    return rows.map((row) => this.#toComparison(row));
  }

  async update(ownerId: string, uid: string, changes: ComparisonChanges): Promise<Comparison | null> {
    if (!isUuid(ownerId)) return null;
    const values: unknown[] = [uid, ownerId];
    const assignments = (['title', 'description'] as const)
      .filter((column) => changes[column] !== undefined)
      .map((column) => `${column} = $${values.push(changes[column])}`);
    // If there are no changes, the statement sets a column to its own value. Its result shows whether the
    // comparison belongs to this owner.
    const text = `WITH i AS (
        UPDATE comparison SET ${assignments.join(', ') || 'title = title'} WHERE uid = $1 AND owner_id = $2 RETURNING *
      ) ${asJson(`SELECT ${this.#rows.columns} FROM i`)}`;
    const [row] = await this.session.queryJson({ text, values });
    return row === undefined ? null : this.#toComparison(row);
  }

  async trash(ownerId: string, uid: string, at: Date): Promise<boolean> {
    if (!isUuid(ownerId)) return false;
    return this.affectsOne(TRASH, [uid, ownerId, at]);
  }

  async restore(ownerId: string, uid: string): Promise<Comparison> {
    if (!isUuid(ownerId)) throw notFound();
    const text = `WITH i AS (
        DELETE FROM deleted_comparison WHERE uid = $1 AND owner_id = $2 RETURNING ${COLUMNS}
      ) ${asJson(`SELECT ${this.#rows.columns} FROM i`)}`;
    return this.session.atomically(async (session) => {
      const [row] = await session.queryJson({ text, values: [uid, ownerId] });
      if (row === undefined) throw notFound();
      const comparison = this.#toComparison(row);
      await insertInto(session, comparison);
      return comparison;
    });
  }

  async delete(ownerId: string, uid: string): Promise<boolean> {
    if (!isUuid(ownerId)) return false;
    return this.affectsOne('DELETE FROM comparison WHERE uid = $1 AND owner_id = $2', [uid, ownerId]);
  }

  async shows(imageUid: string, versionId: string): Promise<boolean> {
    if (!isUuid(versionId)) return false;
    return this.affectsOne(
      `SELECT FROM comparison i ${OF_SHOWN_ACCOUNTS}
       WHERE (i.original_image_uid = $1 AND i.original_version_id = $2)
          OR (i.edited_image_uid = $1 AND i.edited_version_id = $2) LIMIT 1`,
      [imageUid, versionId],
    );
  }

  /** Reads one page of an owner's rows, newest first. */
  async #page(
    selection: string,
    ownerId: string,
    limit: number,
    after: TimePlace | null,
  ): Promise<{ readonly rows: readonly JsonRow[]; readonly hasNext: boolean }> {
    if (!isUuid(ownerId)) return { rows: [], hasNext: false };
    const values: unknown[] = [ownerId, limit + 1];
    if (after !== null) values.push(after.at, after.id);
    const text = asJson(`SELECT ${selection} i
      WHERE i.owner_id = $1 ${after === null ? '' : 'AND (i.created_at, i.uid) < ($3, $4)'} ORDER BY i.created_at DESC, i.uid DESC LIMIT $2`);
    const rows = await this.session.queryJson({ text, values });
    return { rows: rows.slice(0, limit), hasNext: rows.length > limit };
  }

  #toComparison(row: JsonRow): Comparison {
    return toComparison(this.#rows.read(row));
  }
}
