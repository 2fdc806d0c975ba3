import type { Comparison } from '@safelight/domain';
import type { TimePlace } from './time-place.ts';

export interface ComparisonPage {
  readonly comparisons: readonly Comparison[];
  readonly hasNext: boolean;
}

export interface DeletedComparison extends Comparison {
  readonly deletedAt: Date;
}

export interface DeletedComparisonPage {
  readonly comparisons: readonly DeletedComparison[];
  readonly hasNext: boolean;
}

export interface ComparisonRepository {
  insert(comparison: Comparison): Promise<void>;
  find(uid: string): Promise<Comparison | null>;
  /** Finds comparisons like `find`, in any order. */
  findMany(uids: readonly string[]): Promise<readonly Comparison[]>;
  /** Returns comparisons newest first, after the place `after`: a time of creation and a uid. */
  list(ownerId: string, limit: number, after: TimePlace | null): Promise<ComparisonPage>;
  /** Returns the deleted comparisons that can be restored, in the order of `list`. */
  listTrashed(ownerId: string, limit: number, after: TimePlace | null): Promise<DeletedComparisonPage>;
  /** Returns at most `limit` of this owner's comparisons with any version of the image, newest first. */
  listShowing(ownerId: string, imageUid: string, limit: number): Promise<readonly Comparison[]>;
  /** Returns null if the comparison is not this owner's. */
  update(
    ownerId: string,
    uid: string,
    changes: { title?: string; description?: string | null },
  ): Promise<Comparison | null>;
  /** Deletes a comparison so that it can be restored. Returns false if it is not this owner's. */
  trash(ownerId: string, uid: string, at: Date): Promise<boolean>;
  /**
   * Restores a deleted comparison with its views. Throws NOT_FOUND if this owner has deleted no such comparison
   * or one of its images is deleted, CONFLICT unless both images are public.
   */
  restore(ownerId: string, uid: string): Promise<Comparison>;
  /** Deletes a comparison permanently. Returns false if it is not this owner's. */
  delete(ownerId: string, uid: string): Promise<boolean>;
  /** Returns true if a comparison shows this version of this image. Such a version is public. */
  shows(imageUid: string, versionId: string): Promise<boolean>;
}
