import type {
  AiEditJob,
  AiEditState,
  EditsAhead,
  LedgerEntry,
  LedgerKind,
  NewLedgerEntry,
} from '@safelight/domain';

export interface CreditRepository {
  /**
   * Adds an entry to the ledger and updates the balance in the same statement. CONFLICT if there already is
   * an entry of this kind for the job or the external reference. INSUFFICIENT_CREDITS if the balance would
   * become negative, except by a `revoke` or by adding to a negative balance.
   */
  append(entry: NewLedgerEntry): Promise<void>;
  /** Credits that can be spent now, from the stored balance. */
  balance(userId: string): Promise<number>;
  /** The entry of this kind with this external reference, or null. */
  findByExternalReference(kind: LedgerKind, externalReference: string): Promise<LedgerEntry | null>;
  /** Newest first, after the user's entry `afterUid`; empty if that is not one of theirs. */
  history(userId: string, limit: number, afterUid?: string | null): Promise<readonly LedgerEntry[]>;
  hasGrant(userId: string): Promise<boolean>;
  /**
   * Credits that edits took after an entry (after the start of the ledger for null), minus those that were
   * given back.
   */
  spentSince(userId: string, entryId: string | null): Promise<number>;
}

export interface AiEditPage {
  readonly jobs: readonly AiEditJob[];
  readonly hasNext: boolean;
}

export interface AiEditListQuery {
  readonly userId: string;
  /** In any of these states; an empty list means in any state. */
  readonly states: readonly AiEditState[];
  readonly limit: number;
  /** The last edit of the previous page. */
  readonly afterId: string | null;
}

/** A job that was handed to the queue. */
export interface DispatchedEdit {
  readonly id: string;
  readonly turn: number;
}

export interface AiEditJobRepository {
  /** Inserts new jobs, which wait for `dispatch`. */
  insert(jobs: readonly AiEditJob[]): Promise<void>;
  /**
   * Dispatches the user's longest waiting jobs until `slots` of them are dispatched and have not ended, and
   * sets their stage; returns their ids and turns. The lowest turn is next. A turn is the order of dispatch,
   * plus the number of later edits that may overtake one of this duration (`passesOf`), minus `lead`. The
   * user must be locked.
   */
  dispatch(userId: string, slots: number, stage: string, lead: number): Promise<readonly DispatchedEdit[]>;
  /** The edits ahead of each of these jobs that is dispatched and waiting; the others are not in the map. */
  ahead(ids: readonly string[]): Promise<ReadonlyMap<string, EditsAhead>>;
  /**
   * The median factor by which the latest successful edits of a kind, from the last claim to the end,
   * exceeded `workMs`; null if there are none.
   */
  slowness(workKind: string): Promise<number | null>;
  /** Stores the mask of a job unchanged. */
  keepMask(jobId: string, png: Uint8Array): Promise<void>;
  findMask(jobId: string): Promise<Uint8Array | null>;
  /** Newest first. */
  list(query: AiEditListQuery): Promise<AiEditPage>;
  findById(id: string): Promise<AiEditJob | null>;
  findOwned(userId: string, id: string): Promise<AiEditJob | null>;
  /** Newest first. */
  listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]>;
  /**
   * Claims the job for this worker and raises its fence, so that the former worker can no longer change it.
   * Null if the job has ended.
   */
  claim(id: string): Promise<AiEditJob | null>;
  /** Stores the progress; false if another worker has claimed the job or it has ended. */
  reportProgress(id: string, fence: number, progress: { stage: string; progress: number }): Promise<boolean>;
  /**
   * Ends the job; false if another worker has claimed it or it has ended before. With a null fence it ends
   * the job regardless of claims.
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
    },
  ): Promise<boolean>;
  /**
   * Puts a claimed job back into the queue, for example at shutdown; false if another worker has claimed it.
   */
  unclaim(id: string, fence: number): Promise<boolean>;
  /** The jobs of an image that have not ended. */
  listOpenByImage(imageUid: string): Promise<readonly AiEditJob[]>;
}
