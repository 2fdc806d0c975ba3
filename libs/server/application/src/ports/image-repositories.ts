import type {
  Derivative,
  DerivativeSpec,
  Image,
  ImageBlock,
  ImageVersion,
  StoredFile,
  VersionUse,
} from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import type {
  BulkImageChanges,
  ImageCount,
  ImageFilter,
  ImageListQuery,
  ImagePage,
  TagCount,
} from './image-list.ts';

/**
 * No method returns images in the trash, unless its name or comment says so. `find` also excludes images of
 * accounts that are suspended or about to be deleted.
 */
export interface ImageRepository {
  insert(image: Image): Promise<void>;
  /**
   * Returns null for an unknown image, for one in the trash, and for one of an account that is suspended or
   * about to be deleted.
   */
  find(uid: string): Promise<Image | null>;
  /** Finds images like `find`, in any order. */
  findMany(uids: readonly string[]): Promise<readonly Image[]>;
  /** Finds an image like `find`, also in the trash. */
  findWithTrash(uid: string): Promise<Image | null>;
  /**
   * Finds an image like `findWithTrash`. Another person's private image gives null, after the same time as an
   * unknown one.
   */
  findWithTrashFor(userId: string | null, uid: string): Promise<Image | null>;
  list(query: ImageListQuery): Promise<ImagePage>;
  /** Returns the number of images from a counter. */
  countByOwner(ownerId: string): Promise<number>;
  countMatching(ownerId: string, search: string | null, filter: ImageFilter): Promise<ImageCount>;
  /** Returns at most `limit` tags, most used first. */
  listTags(ownerId: string, limit: number): Promise<readonly TagCount[]>;
  /**
   * Returns an image of this owner with this privacy that does not expire, outside of the trash, whose current or
   * first version has this SHA-256 (hexadecimal); null if there is none.
   */
  findByDigest(ownerId: string, sha256: string, privacy: Privacy): Promise<Image | null>;
  /** Returns the images of this owner with these uids in the given order, without those in the trash. */
  findOwned(ownerId: string, uids: readonly string[]): Promise<readonly Image[]>;
  /** Returns the images with these uids in this owner's trash, in the given order. */
  findTrashed(ownerId: string, uids: readonly string[]): Promise<readonly Image[]>;
  /**
   * Changes several images; those that already are as wanted keep their time. Returns the uids that belong to
   * this owner. Throws CONFLICT if one would become private while a comparison shows it.
   */
  updateMany(
    ownerId: string,
    uids: readonly string[],
    changes: BulkImageChanges,
    at: Date,
  ): Promise<readonly string[]>;
  /**
   * Moves images to the trash. Returns the uids of those that were moved. Throws CONFLICT if a comparison shows
   * one.
   */
  trash(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /**
   * Restores images from the trash. One that has expired by this time loses its expiry, because it would go back
   * to the trash at once. Returns the uids of those that were restored.
   */
  restore(ownerId: string, uids: readonly string[], at: Date): Promise<readonly string[]>;
  /** Returns expired images, the longest overdue first, except those in a comparison. */
  listExpired(
    now: Date,
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /**
   * Returns images in the trash: all of one owner, oldest deletion first, or those of all owners that were
   * deleted before a time.
   */
  listTrashed(
    of: { readonly ownerId: string } | { readonly before: Date },
    limit: number,
  ): Promise<readonly { readonly ownerId: string; readonly uid: string }[]>;
  /**
   * Returns the bytes that count towards this user's storage: originals and shared renditions of all
   * versions, editor documents and layer pictures, including those in the trash.
   */
  storageUsed(ownerId: string): Promise<number>;
  update(
    ownerId: string,
    uid: string,
    changes: {
      title?: string;
      description?: string;
      originalFilename?: string;
      privacy?: Privacy;
      isFavorite?: boolean;
      tags?: readonly string[];
      areTagsShown?: boolean;
      expiresAt?: Date | null;
    },
    at: Date,
  ): Promise<Image | null>;
  /** Blocks an image of any owner, or unblocks it with null. Returns the image; null for an unknown one. */
  setBlock(uid: string, block: ImageBlock | null): Promise<Image | null>;
  /** Returns blocked images of all owners, the latest block first, without those in the trash. */
  listBlocked(limit: number): Promise<readonly Image[]>;
  /**
   * Returns at most `limit` uids of an owner's images, including those in the trash, in the order of uids,
   * after `afterUid`. That image need not exist any more.
   */
  listAllUids(ownerId: string, afterUid: string | null, limit: number): Promise<readonly string[]>;
  /**
   * Deletes the rows of images, their versions and derivatives, in or outside of the trash, and leaves their
   * files to the sweeper. Uids that are not this owner's have no effect. Throws CONFLICT if a comparison shows
   * one.
   */
  remove(ownerId: string, uids: readonly string[]): Promise<RemovedImages>;
  /**
   * Locks one version of this owner's image and returns what it is used for, in the order of `VERSION_USES`; null
   * if it is used for nothing. It stays unused until the transaction ends, if the caller has locked the owner.
   */
  lockVersionUse(ownerId: string, uid: string, versionId: string): Promise<VersionUse | null>;
  /**
   * Deletes the rows of one version and its derivatives, and leaves their files to the sweeper. Returns the
   * keys. Null if this owner has no such version. Throws CONFLICT for the original, for the current
   * version and for one in a comparison.
   */
  removeVersion(ownerId: string, uid: string, versionId: string): Promise<readonly string[] | null>;
  /** Adds a version to its image. Throws CONFLICT if its number is taken. */
  insertVersion(version: ImageVersion): Promise<void>;
  /** Returns the versions of an image in the order of their numbers. */
  listVersions(uid: string): Promise<readonly ImageVersion[]>;
  /** Returns the versions of an image like `listVersions`, also in the trash. */
  listVersionsWithTrash(uid: string): Promise<readonly ImageVersion[]>;
  /**
   * Returns the highest number that a version of an image ever had, without reading them; 0 for an unknown image. A
   * deleted version counts, because nothing else may get its number.
   */
  lastVersionNumber(uid: string): Promise<number>;
  findVersion(id: string): Promise<ImageVersion | null>;
  /** Returns the versions with these ids in any order, without versions of images in the trash. */
  findVersions(ids: readonly string[]): Promise<readonly ImageVersion[]>;
  findVersionByDigest(uid: string, digest: string): Promise<ImageVersion | null>;
  setCurrentVersion(ownerId: string, uid: string, versionId: string, at: Date): Promise<boolean>;
}

export interface RemovedImages {
  readonly uids: readonly string[];
  /** The storage keys to which no row refers any more. */
  readonly keys: readonly string[];
}

export interface DerivativeRepository {
  find(versionId: string, spec: DerivativeSpec): Promise<StoredFile | null>;
  /**
   * Records a derivative. Returns false if another process recorded the same one first, or if the version no
   * longer exists.
   */
  insert(derivative: Derivative): Promise<boolean>;
  /** Deletes a derivative and leaves its file to the sweeper. Returns the key; null for an unknown one. */
  remove(versionId: string, spec: DerivativeSpec): Promise<string | null>;
  /** Records that the evictable derivatives with these keys were requested. Unknown keys are ignored. */
  recordUses(keys: readonly string[], at: Date): Promise<void>;
  /**
   * Deletes evictable derivatives that nobody requested since `unusedSince`, then the least recently requested ones
   * until the others have at most `maxBytes` together. Deletes at most `limit`. Leaves their files
   * to the sweeper, and returns the image of each.
   */
  evictTransforms(room: TransformRoom, limit: number): Promise<readonly string[]>;
}

/** The limits of stored evictable derivatives, which can be made again at any time. */
export interface TransformRoom {
  readonly unusedSince: Date;
  readonly maxBytes: number;
}

/**
 * An intent contains the key of a file and is recorded before the file is stored. After a crash, the sweeper
 * finds files without a row by their intents and deletes them. The transaction that creates the row settles
 * the intent: it removes the intent, and fails if the sweeper has already deleted the file.
 */
export interface BlobIntentRepository {
  /** Records intents for these keys at once, even inside of a transaction that is rolled back later. */
  record(keys: readonly string[]): Promise<void>;
  /** Removes the intents of these keys. Throws STORAGE_UNAVAILABLE if the sweeper has deleted one of the files. */
  settle(keys: readonly string[]): Promise<void>;
  /** Returns keys of files to which no row refers: those of dead processes, and abandoned ones. */
  listAbandoned(limit: number): Promise<readonly string[]>;
  /** Leaves the files of these keys to the sweeper, although this process is still running. */
  abandon(keys: readonly string[]): Promise<void>;
  /**
   * Leaves the files of these keys to the sweeper unless they are settled. Returns those that were left to
   * it.
   */
  abandonUnsettled(keys: readonly string[]): Promise<readonly string[]>;
  forget(keys: readonly string[]): Promise<void>;
}
