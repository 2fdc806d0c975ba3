import type { ImageListQuery, ImagePage, ImageRepository } from '@safelight/application';
import { DomainError, notFound, type Image, type ImageVersion } from '@safelight/domain';
import { fromImageVersion, toImageVersion } from '../mappers/image-version.mapper.ts';
import { fromImage, titleKeyOf, toImage } from '../mappers/image.mapper.ts';
import { asJson, recordReader, type JsonRow } from '../mappers/record-reader.ts';
import { ImageVersionRecord } from '../records/image-version.record.ts';
import { ImageRecord } from '../records/image.record.ts';
import { OwnerUsageRecord } from '../records/owner-usage.record.ts';
import type { Session } from '../session.ts';
import { imageListStatement } from './image-list.ts';
import { removeImage } from './image-removal.ts';
import { isUuid } from './is-uuid.ts';

type ImageChanges = Parameters<ImageRepository['update']>[2];

const COLUMNS_OF_CHANGES = {
  title: 'title',
  originalFilename: 'original_filename',
  privacy: 'privacy',
  isFavorite: 'is_favorite',
  tags: 'tags',
} as const satisfies Record<keyof ImageChanges, string>;

/** `column = $n` for each change, numbered after the values already there. */
const assignmentsOf = (changes: ImageChanges, values: unknown[]): readonly string[] => {
  const named = (Object.keys(COLUMNS_OF_CHANGES) as (keyof ImageChanges)[])
    .filter((property) => changes[property] !== undefined)
    .map((property) => `${COLUMNS_OF_CHANGES[property]} = $${values.push(changes[property])}`);
  return changes.title === undefined
    ? named
    : [...named, `title_key = $${values.push(titleKeyOf(changes.title))}`];
};

/** Joined to images: those of accounts whose deletion was requested are nobody's to see. */
const OF_KEPT_ACCOUNTS = 'JOIN user_account o ON o.id = i.owner_id AND o.deletion_requested_at IS NULL';

/** Lists and single images are plain SQL with their current version in the same row; TypeORM inserts. */
export class SqlImageRepository implements ImageRepository {
  readonly #session: Session;
  readonly #images;
  readonly #versions;
  readonly #columns;

  constructor(session: Session) {
    this.#session = session;
    this.#images = recordReader(session.manager, ImageRecord, {
      alias: 'i',
      without: ['titleKey', 'fileSize', 'currentVersionId'],
    });
    this.#versions = recordReader(session.manager, ImageVersionRecord, { alias: 'v', without: ['ownerId'] });
    this.#columns = `${this.#images.columns}, ${this.#versions.columns}`;
  }

  insert(image: Image): Promise<void> {
    return this.#session.atomically(async ({ manager }) => {
      await manager.insert(ImageRecord, fromImage(image));
      await manager.insert(ImageVersionRecord, fromImageVersion(image.current, image.ownerId));
    });
  }

  async find(uid: string): Promise<Image | null> {
    const text = asJson(`SELECT ${this.#columns}
      FROM image i JOIN image_version v ON v.id = i.current_version_id ${OF_KEPT_ACCOUNTS}
      WHERE i.uid = $1 AND i.deleted_at IS NULL`);
    const [row] = await this.#session.queryJson({ name: 'image-by-uid', text, values: [uid] });
    return row === undefined ? null : this.#toImage(row);
  }

  async list(query: ImageListQuery): Promise<ImagePage> {
    if (!isUuid(query.ownerId)) return { images: [], hasNext: false };
    const rows = await this.#session.queryJson(imageListStatement(query, this.#columns));
    return {
      images: rows.slice(0, query.limit).map((row) => this.#toImage(row)),
      hasNext: rows.length > query.limit,
    };
  }

  async countByOwner(ownerId: string): Promise<number> {
    return (await this.#usageOf(ownerId))?.imageCount ?? 0;
  }

  async storageUsed(ownerId: string): Promise<number> {
    return Number((await this.#usageOf(ownerId))?.storageBytes ?? 0);
  }

  async update(ownerId: string, uid: string, changes: ImageChanges, at: Date): Promise<Image | null> {
    if (!isUuid(ownerId)) return null;
    const values: unknown[] = [uid, ownerId, at];
    const assignments = ['updated_at = $3', ...assignmentsOf(changes, values)].join(', ');
    const text = `WITH i AS (
        UPDATE image SET ${assignments} WHERE uid = $1 AND owner_id = $2 AND deleted_at IS NULL RETURNING *
      ) ${asJson(`SELECT ${this.#columns} FROM i JOIN image_version v ON v.id = i.current_version_id`)}`;
    const [row] = await this.#session.queryJson({ text, values });
    return row === undefined ? null : this.#toImage(row);
  }

  async listAllUids(ownerId: string, afterUid: string | null, limit: number): Promise<readonly string[]> {
    if (!isUuid(ownerId)) return [];
    const { rows } = await this.#session.query<{ uid: string }>(
      'SELECT uid FROM image WHERE owner_id = $1 AND uid > $2 ORDER BY uid LIMIT $3',
      [ownerId, afterUid ?? '', limit],
    );
    return rows.map(({ uid }) => uid);
  }

  async remove(ownerId: string, uid: string): Promise<readonly string[] | null> {
    return isUuid(ownerId) ? removeImage(this.#session, ownerId, uid) : null;
  }

  insertVersion(version: ImageVersion): Promise<void> {
    return this.#session.atomically(async ({ manager, query }) => {
      const { rows } = await query<{ owner_id: string }>(
        'SELECT owner_id FROM image WHERE uid = $1 AND deleted_at IS NULL FOR KEY SHARE',
        [version.imageUid],
      );
      const [image] = rows;
      if (image === undefined) throw notFound();
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(ImageVersionRecord)
        .values(fromImageVersion(version, image.owner_id))
        .orIgnore()
        .returning(['id'])
        .execute();
      if ((raw as readonly unknown[]).length === 0) {
        throw new DomainError('CONFLICT', 'Another version took this number.', { number: version.number });
      }
    });
  }

  listVersions(uid: string): Promise<readonly ImageVersion[]> {
    return this.#versionsWhere('v.image_uid = $1 ORDER BY v.number', [uid]);
  }

  async findVersion(id: string): Promise<ImageVersion | null> {
    if (!isUuid(id)) return null;
    return (await this.#versionsWhere('v.id = $1', [id]))[0] ?? null;
  }

  async findVersionByDigest(uid: string, digest: string): Promise<ImageVersion | null> {
    const condition = 'v.image_uid = $1 AND left(v.original_sha256, 32) = $2 ORDER BY v.number LIMIT 1';
    return (await this.#versionsWhere(condition, [uid, digest], OF_KEPT_ACCOUNTS))[0] ?? null;
  }

  async setCurrentVersion(ownerId: string, uid: string, versionId: string, at: Date): Promise<boolean> {
    if (!isUuid(ownerId) || !isUuid(versionId)) return false;
    const { rowCount } = await this.#session.query(
      `UPDATE image i SET current_version_id = v.id, file_size = v.original_size, updated_at = $4
       FROM image_version v
       WHERE i.uid = $1 AND i.owner_id = $2 AND i.deleted_at IS NULL AND v.id = $3 AND v.image_uid = i.uid`,
      [uid, ownerId, versionId, at],
    );
    return rowCount === 1;
  }

  #toImage(row: JsonRow): Image {
    return toImage(this.#images.read(row), this.#versions.read(row));
  }

  async #versionsWhere(
    condition: string,
    values: readonly unknown[],
    join = '',
  ): Promise<readonly ImageVersion[]> {
    const text = asJson(`SELECT ${this.#versions.columns} FROM image_version v
      JOIN image i ON i.uid = v.image_uid AND i.deleted_at IS NULL ${join} WHERE ${condition}`);
    const rows = await this.#session.queryJson({ text, values });
    return rows.map((row) => toImageVersion(this.#versions.read(row)));
  }

  #usageOf(ownerId: string): Promise<OwnerUsageRecord | null> {
    return isUuid(ownerId)
      ? this.#session.manager.findOneBy(OwnerUsageRecord, { ownerId })
      : Promise.resolve(null);
  }
}
