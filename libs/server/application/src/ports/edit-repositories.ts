import type { AiEditJob, AiEditState, LedgerEntry, LedgerKind, NewLedgerEntry } from '@safelight/domain';

export interface CreditRepository {
  /**
   * The one way credits move: the balance follows in the same step. CONFLICT when there is an entry of this kind for
   * the job or the external reference already; INSUFFICIENT_CREDITS when the balance would be
   * negative, but for a `revoke` and for what is added to a negative one.
   */
  append(entry: NewLedgerEntry): Promise<void>;
  /** Credits that can be spent now, as kept beside the ledger. */
  balance(userId: string): Promise<number>;
  /** The entry of this kind that answers something outside; null when there is none. */
  findByExternalReference(kind: LedgerKind, externalReference: string): Promise<LedgerEntry | null>;
  /** Newest first, after the entry `afterId`. */
  history(userId: string, limit: number, afterId?: string | null): Promise<readonly LedgerEntry[]>;
  hasGrant(userId: string): Promise<boolean>;
  /** Credits that edits took since an entry, less those that came back; since the beginning after null. */
  spentSince(userId: string, entryId: string | null): Promise<number>;
}

/** A page of edits. */
export interface AiEditPage {
  readonly jobs: readonly AiEditJob[];
  readonly hasNext: boolean;
}

export interface AiEditListQuery {
  readonly userId: string;
  /** Any when empty. */
  readonly states: readonly AiEditState[];
  readonly limit: number;
  /** The last edit of the page before. */
  readonly afterId: string | null;
}

export interface AiEditJobRepository {
  /** New jobs, which wait for `dispatch`. */
  insert(jobs: readonly AiEditJob[]): Promise<void>;
  /**
   * Lets the user's longest waiting jobs go ahead, so that `slots` of theirs are under way, and gives them this
   * stage; answers their ids. The user must be locked.
   */
  dispatch(userId: string, slots: number, stage: string): Promise<readonly string[]>;
  /** Keeps the mask a job was asked for with, as it was sent. */
  keepMask(jobId: string, png: Uint8Array): Promise<void>;
  findMask(jobId: string): Promise<Uint8Array | null>;
  /** Newest first. */
  list(query: AiEditListQuery): Promise<AiEditPage>;
  findById(id: string): Promise<AiEditJob | null>;
  findOwned(userId: string, id: string): Promise<AiEditJob | null>;
  /** Newest first. */
  listByImage(userId: string, imageUid: string): Promise<readonly AiEditJob[]>;
  /**
   * Takes the job for this worker if it is queued, or processing with an expired lease (database time);
   * raises its fence. Null when it is settled or held by another.
   */
  claim(id: string, leaseMs: number): Promise<AiEditJob | null>;
  /** Extends the lease and stores progress; false when the fence has moved on or the job is settled. */
  heartbeat(
    id: string,
    fence: number,
    leaseMs: number,
    progress: { stage: string; progress: number },
  ): Promise<boolean>;
  /** Settles the job; false when the fence has moved on or it is settled already. A null fence settles whoever holds it. */
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
  /** Puts a claimed job back to queued, e.g. at shutdown; false when the fence has moved on. */
  unclaim(id: string, fence: number): Promise<boolean>;
  /** Unsettled jobs of an image. */
  listOpenByImage(imageUid: string): Promise<readonly AiEditJob[]>;
}
