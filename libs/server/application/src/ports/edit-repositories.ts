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
   * Adds an entry to the ledger and updates the balance in the same step. CONFLICT when there already is an
   * entry of this kind for the job or the external reference. INSUFFICIENT_CREDITS when the balance would
   * become negative, except by a `revoke` or by adding to a negative balance.
   */
  append(entry: NewLedgerEntry): Promise<void>;
  /** Credits that can be spent now, from the stored balance. */
  balance(userId: string): Promise<number>;
  /** The entry of this kind with this external reference; null when there is none. */
  findByExternalReference(kind: LedgerKind, externalReference: string): Promise<LedgerEntry | null>;
  /** Newest first, after the user's entry `afterUid`; none when that is not one of theirs. */
  history(userId: string, limit: number, afterUid?: string | null): Promise<readonly LedgerEntry[]>;
  hasGrant(userId: string): Promise<boolean>;
  /**
   * Credits that edits took after an entry, minus those that were given back. All of them when the entry is
   * null.
   */
  spentSince(userId: string, entryId: string | null): Promise<number>;
}

/** A page of edits. */
export interface AiEditPage {
  readonly jobs: readonly AiEditJob[];
  readonly hasNext: boolean;
}

export interface AiEditListQuery {
  readonly userId: string;
  /** In any of these states; in any state at all when empty. */
  readonly states: readonly AiEditState[];
  readonly limit: number;
  /** The last edit of the page before. */
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
   * Lets the user's longest waiting jobs begin until `slots` of them are under way, and sets their stage;
   * returns their ids and their turns, of which the lowest comes first: the order in which they were dispatched,
   * later by the passes of an edit of this length (`passesOf`), earlier by `lead`. The user must be locked.
   */
  dispatch(userId: string, slots: number, stage: string, lead: number): Promise<readonly DispatchedEdit[]>;
  /** What comes before each of these jobs that was dispatched and waits; nothing for the others. */
  ahead(ids: readonly string[]): Promise<ReadonlyMap<string, EditsAhead>>;
  /**
   * The median of how many times longer than `workMs` the latest edits of a kind took that succeeded, from the
   * last claim to the end; null when there are none.
   */
  slowness(workKind: string): Promise<number | null>;
  /** Stores the mask of a job as it was sent. */
  keepMask(jobId: string, png: Uint8Array): Promise<void>;
  findMask(jobId: string): Promise<Uint8Array | null>;
  /** Newest first. */
  list(query: AiEditListQuery): Promise<AiEditPage>;
  findById(id: string): Promise<AiEditJob | null>;
  findOwned(userId: string, id: string): Promise<AiEditJob | null>;
  /** Newest first. */
  listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]>;
  /**
   * Claims the job for this worker and raises its fence, so that whoever claimed it before can no longer change it.
   * Null when it has ended.
   */
  claim(id: string): Promise<AiEditJob | null>;
  /** Stores the progress; false when another worker has claimed the job or it has ended. */
  reportProgress(id: string, fence: number, progress: { stage: string; progress: number }): Promise<boolean>;
  /**
   * Ends the job; false when another worker has claimed it or it has ended already. With a null fence it ends
   * the job whoever holds it.
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
   * Puts a claimed job back into the queue, for example at shutdown; false when another worker has claimed
   * it.
   */
  unclaim(id: string, fence: number): Promise<boolean>;
  /** The jobs of an image that have not ended. */
  listOpenByImage(imageUid: string): Promise<readonly AiEditJob[]>;
}
