import type { Comparison } from '@safelight/domain';

export interface ComparisonPage {
  readonly comparisons: readonly Comparison[];
  readonly hasNext: boolean;
}

export interface ComparisonRepository {
  insert(comparison: Comparison): Promise<void>;
  find(uid: string): Promise<Comparison | null>;
  /** Newest first, after the comparison `afterUid`. */
  list(ownerId: string, limit: number, afterUid: string | null): Promise<ComparisonPage>;
  /** At most `limit` of this owner's comparisons that show any version of the image, newest first. */
  listShowing(ownerId: string, imageUid: string, limit: number): Promise<readonly Comparison[]>;
  /** Null if it is not this owner's. */
  update(
    ownerId: string,
    uid: string,
    changes: { title?: string; description?: string | null },
  ): Promise<Comparison | null>;
  delete(ownerId: string, uid: string): Promise<boolean>;
  /** True if a comparison shows this version of this image, which makes the version public. */
  shows(imageUid: string, versionId: string): Promise<boolean>;
}
