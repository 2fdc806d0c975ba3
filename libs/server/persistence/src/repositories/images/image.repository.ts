import {
  type BulkImageChanges,
  type ImageCount,
  type ImageFilter,
  type ImageListQuery,
  type ImagePage,
  type ImageParts,
  type ImageRepository,
  partsOfList,
  type RemovedImages,
  type TagCount,
} from '@safelight/application/ports';
import type { Image, ImageBlock, ImageVersion, VersionUse } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { fromImageVersion } from '../../mappers/image-version.mapper.ts';
import { fromImage } from '../../mappers/image.mapper.ts';
import { asJson } from '../../mappers/record-reader.ts';
import { ImageVersionRecord } from '../../records/image-version.record.ts';
import { ImageRecord } from '../../records/image.record.ts';
import { OwnerUsageRecord } from '../../records/usage.records.ts';
import type { Session } from '../../session.ts';
import {
  changeStatement,
  type ImageChanges,
  listExpired,
  listTrashed,
  lockImages,
  refuseShown,
  restoreImages,
  trashImages,
  updateImages,
} from './image-bulk.ts';
import { cursorOf, imageListStatement } from './image-list.ts';
import { partsReader } from './image-parts.ts';
import { removeImages, removeVersion } from './image-removal.ts';
import {
  imageRows,
  type ImageRows,
  OF_BYTES,
  OF_SHOWN_ACCOUNTS,
  OF_UIDS,
  OF_UIDS_IN_TRASH,
} from './image-rows.ts';
import { countImages, isWhole } from './image-selection.ts';
import { insertVersion, LAST_VERSION_NUMBER, SET_CURRENT_VERSION, versionsWhere } from './image-versions.ts';
import { isUuid, SqlRepository } from '../sql-repository.ts';
import { lockVersionUse } from './version-use.ts';

/** Selects the versions of an image. */
const OF_IMAGE = 'v.image_uid = $1 ORDER BY v.number';

/** Reads images together with their current version by plain SQL. TypeORM only inserts. */
export class SqlImageRepository extends SqlRepository implements ImageRepository {
  readonly #rows = imageRows(this.session);

  insert(image: Image): Promise<void> {
    return this.session.atomically(async ({ manager }) => {
      await manager.insert(ImageRecord, fromImage(image));
      await manager.insert(ImageVersionRecord, fromImageVersion(image.current, image.ownerId));
    });
  }

  async find(uid: string): Promise<Image | null> {
    const image = await this.findWithTrash(uid);
    return image?.deletedAt === null ? image : null;
  }

  async findMany(uids: readonly string[]): Promise<readonly Image[]> {
    const text = asJson(`SELECT ${this.#rows.imageColumns}
      FROM image i JOIN image_version v ON v.id = i.current_version_id ${OF_SHOWN_ACCOUNTS}
      WHERE i.uid = ANY ($1) AND i.deleted_at IS NULL`);
    const rows = await this.session.queryJson({ name: 'images-by-uid', text, values: [uids] });
    return rows.map((row) => this.#rows.toImage(row));
  }

  async findWithTrash(uid: string): Promise<Image | null> {
    const text = asJson(`SELECT ${this.#rows.imageColumns}
      FROM image i JOIN image_version v ON v.id = i.current_version_id ${OF_SHOWN_ACCOUNTS}
      WHERE i.uid = $1`);
    const [row] = await this.session.queryJson({ name: 'image-by-uid', text, values: [uid] });
    return row === undefined ? null : this.#rows.toImage(row);
  }

  async findWithTrashFor(userId: string | null, uid: string): Promise<Image | null> {
    const text = asJson(`SELECT ${this.#rows.imageColumns}
      FROM image i JOIN image_version v ON v.id = i.current_version_id ${OF_SHOWN_ACCOUNTS}
      WHERE i.uid = $1 AND (i.privacy = 'public' OR i.owner_id = $2::uuid)`);
    const values = [uid, userId];
    const [row] = await this.session.queryJson({ name: 'image-by-uid-for', text, values });
    return row === undefined ? null : this.#rows.toImage(row);
  }

  async findByDigest(ownerId: string, sha256: string, privacy: Privacy): Promise<Image | null> {
    return (await this.#imagesOf(ownerId, OF_BYTES, sha256, privacy))[0] ?? null;
  }

  findOwned(ownerId: string, uids: readonly string[]): Promise<readonly Image[]> {
    return this.#imagesOf(ownerId, OF_UIDS, [...new Set(uids)]);
  }

  findTrashed(ownerId: string, uids: readonly string[]): Promise<readonly Image[]> {
    return this.#imagesOf(ownerId, OF_UIDS_IN_TRASH, [...new Set(uids)]);
  }

  async list(query: ImageListQuery): Promise<ImagePage> {
    if (!isUuid(query.ownerId)) return { images: [], hasNext: false, end: null };
    const found = await (query.parts === undefined
      ? this.#wholeImages(query)
      : this.#partsOf(query, query.parts));
    const images = found.slice(0, query.limit);
    const last = images.at(-1);
    return {
      images,
      hasNext: found.length > query.limit,
      end: last === undefined ? null : cursorOf(last, query.sort),
    };
  }

  async countByOwner(ownerId: string): Promise<number> {
    return (await this.#usageOf(ownerId))?.imageCount ?? 0;
  }

  async countMatching(ownerId: string, search: string | null, filter: ImageFilter): Promise<ImageCount> {
    if (!isUuid(ownerId)) return { count: 0, isExact: true };
    if (isWhole({ search, filter }) && !filter.isTrashed) {
      return { count: await this.countByOwner(ownerId), isExact: true };
    }
    return countImages(this.session.query, { ownerId, search, filter });
  }

  async listTags(ownerId: string, limit: number): Promise<readonly TagCount[]> {
    if (!isUuid(ownerId)) return [];
    const { rows } = await this.session.query<TagCount>(
      'SELECT tag, image_count AS count FROM owner_tag WHERE owner_id = $1 ORDER BY image_count DESC, tag LIMIT $2',
      [ownerId, limit],
    );
    return rows;
  }

  async storageUsed(ownerId: string): Promise<number> {
    return (await this.#usageOf(ownerId))?.storageBytes ?? 0;
  }

  async update(ownerId: string, uid: string, changes: ImageChanges, at: Date): Promise<Image | null> {
    if (!isUuid(ownerId)) return null;
    const statement = changeStatement({ ownerId, uid, changes, at }, this.#rows.imageColumns);
    const change = async ({ queryJson }: Session): Promise<Image | null> => {
      const [row] = await queryJson(statement);
      return row === undefined ? null : this.#rows.toImage(row);
    };
    if (changes.privacy !== 'private') return change(this.session);
    return this.session.atomically(async (session) => {
      await refuseShown(session.query, await lockImages(session, { ownerId, uids: [uid] }, 'library'));
      return change(session);
    });
  }

  async setBlock(uid: string, block: ImageBlock | null): Promise<Image | null> {
    await this.session.query(
      'UPDATE image SET blocked_at = $2, block_reason = $3 WHERE uid = $1 AND deleted_at IS NULL',
      [uid, block?.at ?? null, block?.reason ?? null],
    );
    return this.find(uid);
  }

  async listBlocked(limit: number): Promise<readonly Image[]> {
    const text = asJson(`SELECT ${this.#rows.imageColumns}
      FROM image i JOIN image_version v ON v.id = i.current_version_id ${OF_SHOWN_ACCOUNTS}
      WHERE i.blocked_at IS NOT NULL AND i.deleted_at IS NULL ORDER BY i.blocked_at DESC, i.uid LIMIT $1`);
    return (await this.session.queryJson({ text, values: [limit] })).map((row) => this.#rows.toImage(row));
  }

  async updateMany(
    ownerId: string,
    uids: readonly string[],
    changes: BulkImageChanges,
    at: Date,
  ): Promise<readonly string[]> {
    return isUuid(ownerId) ? updateImages(this.session, { ownerId, uids }, changes, at) : [];
  }

  async trash(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]> {
    return isUuid(ownerId) ? trashImages(this.session, { ownerId, uids }, at) : [];
  }

  async restore(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]> {
    return isUuid(ownerId) ? restoreImages(this.session, { ownerId, uids }, at) : [];
  }

  listExpired(now: Date, limit: number): ReturnType<ImageRepository['listExpired']> {
    return listExpired(this.session, now, limit);
  }

  async listTrashed(
    of: Parameters<ImageRepository['listTrashed']>[0],
    limit: number,
  ): ReturnType<ImageRepository['listTrashed']> {
    return 'ownerId' in of && !isUuid(of.ownerId) ? [] : listTrashed(this.session, of, limit);
  }

  async listAllUids(ownerId: string, afterUid: string | null, limit: number): Promise<readonly string[]> {
    if (!isUuid(ownerId)) return [];
    return this.column('SELECT uid FROM image WHERE owner_id = $1 AND uid > $2 ORDER BY uid LIMIT $3', [
      ownerId,
      afterUid ?? '',
      limit,
    ]);
  }

  async remove(ownerId: string, uids: readonly string[]): Promise<RemovedImages> {
    return isUuid(ownerId) ? removeImages(this.session, ownerId, uids) : { uids: [], keys: [] };
  }

  async lockVersionUse(ownerId: string, uid: string, versionId: string): Promise<VersionUse | null> {
    if (!isUuid(ownerId) || !isUuid(versionId)) return null;
    return lockVersionUse(this.session, ownerId, uid, versionId);
  }

  async removeVersion(ownerId: string, uid: string, versionId: string): Promise<readonly string[] | null> {
    if (!isUuid(ownerId) || !isUuid(versionId)) return null;
    return removeVersion(this.session, ownerId, uid, versionId);
  }

  insertVersion(version: ImageVersion): Promise<void> {
    return insertVersion(this.session, version);
  }

  listVersions(uid: string): Promise<readonly ImageVersion[]> {
    return versionsWhere(this.#reading, OF_IMAGE, { values: [uid] });
  }

  listVersionsWithTrash(uid: string): Promise<readonly ImageVersion[]> {
    return versionsWhere(this.#reading, OF_IMAGE, { values: [uid], withTrash: true });
  }

  async lastVersionNumber(uid: string): Promise<number> {
    const [last] = await this.column<number>(LAST_VERSION_NUMBER, [uid]);
    return last ?? 0;
  }

  async findVersion(id: string): Promise<ImageVersion | null> {
    if (!isUuid(id)) return null;
    return (await versionsWhere(this.#reading, 'v.id = $1', { values: [id] }))[0] ?? null;
  }

  findVersions(ids: readonly string[]): Promise<readonly ImageVersion[]> {
    return versionsWhere(this.#reading, 'v.id = ANY ($1)', { values: [ids.filter(isUuid)] });
  }

  async findVersionByDigest(uid: string, digest: string): Promise<ImageVersion | null> {
    const condition = 'v.image_uid = $1 AND left(v.original_sha256, 32) = $2 ORDER BY v.number LIMIT 1';
    const of = { values: [uid, digest], join: OF_SHOWN_ACCOUNTS };
    return (await versionsWhere(this.#reading, condition, of))[0] ?? null;
  }

  async setCurrentVersion(ownerId: string, uid: string, versionId: string, at: Date): Promise<boolean> {
    if (!isUuid(ownerId) || !isUuid(versionId)) return false;
    return this.affectsOne(SET_CURRENT_VERSION, [uid, ownerId, versionId, at]);
  }

  async #wholeImages(query: ImageListQuery): Promise<readonly Image[]> {
    const { imageColumns: columns, toImage } = this.#rows;
    const statement = imageListStatement(query, { columns, isJson: true, preparedAs: 'images' });
    return (await this.session.queryJson(statement)).map((row) => toImage(row));
  }

  async #partsOf(query: ImageListQuery, parts: ImageParts): Promise<readonly Image[]> {
    const reader = partsReader(partsOfList(parts, query.sort));
    return (await this.session.queryCells(imageListStatement(query, reader))).map(reader.toImage);
  }

  get #reading(): { readonly session: Session; readonly rows: ImageRows } {
    return { session: this.session, rows: this.#rows };
  }

  async #imagesOf(ownerId: string, selection: string, ...values: unknown[]): Promise<readonly Image[]> {
    if (!isUuid(ownerId)) return [];
    const text = asJson(`SELECT ${this.#rows.imageColumns} ${selection}`);
    const rows = await this.session.queryJson({ text, values: [ownerId, ...values] });
    return rows.map((row) => this.#rows.toImage(row));
  }

  #usageOf(ownerId: string): Promise<OwnerUsageRecord | null> {
    return isUuid(ownerId)
      ? this.session.manager.findOneBy(OwnerUsageRecord, { ownerId })
      : Promise.resolve(null);
  }
}
