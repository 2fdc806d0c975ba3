import type {
  AiEditJob,
  AiEditFailure,
  AiEditState,
  EditsAhead,
  LedgerEntry,
  LedgerKind,
  NewLedgerEntry,
} from '@safelight/domain';
import type { TimePlace } from './time-place.ts';

export interface CreditRepository {
  /**
   * Adds an entry to the ledger and updates the balance in the same statement. Throws CONFLICT if an entry of
   * this kind exists for the job or the external reference. Throws INSUFFICIENT_CREDITS if the balance would
   * become negative. A `revoke` may make it negative, and credits may be added to a negative balance.
   */
  append(entry: NewLedgerEntry): Promise<void>;
  /** Returns the credits that can be spent now, which is the stored balance. */
  balance(userId: string): Promise<number>;
  /** Returns the entry of this kind with this external reference, or null. */
  findByExternalReference(kind: LedgerKind, externalReference: string): Promise<LedgerEntry | null>;
  /** Returns entries newest first, after the user's entry `afterUid`. Empty if the user has no such entry. */
  history(userId: string, limit: number, afterUid?: string | null): Promise<readonly LedgerEntry[]>;
  hasGrant(userId: string): Promise<boolean>;
  /**
   * Returns the credits that edits took after an entry (after the start of the ledger for null), minus those
   * that were given back.
   */
  spentSince(userId: string, entryId: string | null): Promise<number>;
}

export interface AiEditPage {
  readonly jobs: readonly AiEditJob[];
  readonly hasNext: boolean;
}

export interface AiEditListQuery {
  readonly userId: string;
  /** Returns jobs in any of these states. An empty list means all states. */
  readonly states: readonly AiEditState[];
  /** Returns only jobs of this image, even if it was deleted; null for all images. */
  readonly imageUid: string | null;
  readonly limit: number;
  /** The place of the last edit on the previous page, its time of creation and its id; null for the first page. */
  readonly after: TimePlace | null;
}

/** A job that was dispatched to the queue. */
export interface DispatchedEdit {
  readonly id: string;
  readonly turn: number;
}

export interface AiEditJobRepository {
  /** Inserts jobs, which wait until `dispatch` selects them. */
  insert(jobs: readonly AiEditJob[]): Promise<void>;
  /**
   * Dispatches the user's longest waiting jobs until `slots` jobs are dispatched and have not ended. Sets
   * their stage, and returns their ids and turns. The job with the lowest turn runs next. A turn is the order
   * of dispatch, plus the number of later edits that may overtake a job of this duration (`passesOf`), minus
   * `lead`. The user must be locked.
   */
  dispatch(userId: string, slots: number, stage: string, lead: number): Promise<readonly DispatchedEdit[]>;
  /**
   * Returns how many edits are ahead of each of these jobs. Only jobs that wait are in the map. A job that is
   * not dispatched yet is behind its user's earlier jobs and all dispatched jobs of the same priority.
   */
  ahead(ids: readonly string[]): Promise<ReadonlyMap<string, EditsAhead>>;
  /**
   * Returns the median factor by which the latest successful edits of a kind exceeded `workMs`, measured from
   * the last claim to the end. Null if there are none.
   */
  slowness(workKind: string): Promise<number | null>;
  /** Stores the mask of a job unchanged. */
  keepMask(jobId: string, png: Uint8Array): Promise<void>;
  findMask(jobId: string): Promise<Uint8Array | null>;
  /** Returns edits of the user, newest first. */
  list(query: AiEditListQuery): Promise<AiEditPage>;
  findById(id: string): Promise<AiEditJob | null>;
  findOwned(userId: string, id: string): Promise<AiEditJob | null>;
  /** Returns edits of the user, newest first. */
  listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]>;
  /**
   * Claims the job for this worker and raises its fence, so that the former worker can no longer change it.
   * Returns null if the job has ended.
   */
  claim(id: string): Promise<AiEditJob | null>;
  /** Stores the progress. Returns false if another worker has claimed the job or it has ended. */
  reportProgress(id: string, fence: number, progress: { stage: string; progress: number }): Promise<boolean>;
  /**
   * Ends the job. Returns false if another worker has claimed it or it ended before. A null fence ends the
   * job even if a worker has claimed it.
   */
  settle(
    id: string,
    fence: number | null,
    end: {
      state: Extract<AiEditState, 'succeeded' | 'failed' | 'cancelled'>;
      stage: string;
      progress: number;
      resultVersionId: string | null;
      errorMessage: string | null;
      failure: AiEditFailure | null;
    },
  ): Promise<boolean>;
  /**
   * Returns a claimed job to the queue, for example at shutdown. Returns false if another worker has claimed
   * it.
   */
  unclaim(id: string, fence: number): Promise<boolean>;
  /**
   * Records that the owner took back a job that succeeded. Returns false if the job did not succeed or was taken
   * back before.
   */
  takeBack(id: string, at: Date): Promise<boolean>;
  /** Returns how many jobs the user took back at this time or later. */
  countTakenBack(userId: string, since: Date): Promise<number>;
  /** Returns the user's jobs of these images that have not ended, oldest first. */
  listOpenByImages(userId: string, imageUids: readonly string[]): Promise<readonly AiEditJob[]>;
}
