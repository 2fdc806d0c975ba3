import type { AiEditState } from '../ai-edit-job/ai-edit-job.ts';
import type { LedgerKind } from '../credit-ledger/credit-ledger.ts';
import type { VersionOrigin } from '../image/image.ts';

/**
 * All events and their payloads. A payload names things by id and adds only what can never change: a consumer
 * reads everything else as it is when the event is delivered.
 */
export interface EventPayloads {
  /** An image was created with its first version. */
  readonly 'image.created': { readonly imageUid: string; readonly versionId: string };
  /** An existing image got another version, which need not be the current one. */
  readonly 'version.added': {
    readonly imageUid: string;
    readonly versionId: string;
    readonly origin: VersionOrigin['kind'];
  };
  /** An AI edit succeeded, failed or was cancelled. */
  readonly 'edit.finished': {
    readonly jobId: string;
    readonly imageUid: string;
    readonly state: Extract<AiEditState, 'succeeded' | 'failed' | 'cancelled'>;
    /** Null unless it succeeded. */
    readonly resultVersionId: string | null;
  };
  /** The ledger has a new entry with this `amount`, which is 0 when a reserved credit is spent. */
  readonly 'credits.moved': {
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly jobId: string | null;
    readonly externalReference: string | null;
  };
  /** Two pictures were published as a comparison; both may be versions of one image. */
  readonly 'comparison.published': {
    readonly comparisonUid: string;
    readonly originalImageUid: string;
    readonly editedImageUid: string;
  };
  /** Somebody registered; the address need not be verified yet. */
  readonly 'account.created': { readonly by: 'password' | 'google' };
  /** Somebody requested the deletion of their account, which takes effect after 30 days. */
  readonly 'account.deletion_requested': Record<string, never>;
  /** Somebody signed in within those 30 days, which cancels the deletion. */
  readonly 'account.restored': Record<string, never>;
  /** An operator suspended an account, which hides its pictures. */
  readonly 'account.suspended': { readonly reason: string };
  /** An operator reopened a suspended account. */
  readonly 'account.reopened': Record<string, never>;
}

export type EventType = keyof EventPayloads;

/** An event that a transaction records together with its changes. */
export type NewDomainEvent = {
  readonly [T in EventType]: {
    readonly type: T;
    /** Whose event it is; it is deleted with their account. */
    readonly userId: string;
    readonly payload: EventPayloads[T];
  };
}[EventType];

/** A recorded event. */
export type DomainEvent<T extends EventType = EventType> = Extract<NewDomainEvent, { readonly type: T }> & {
  readonly id: string;
  readonly occurredAt: Date;
  /** When the last consumer finished; null until then. */
  readonly deliveredAt: Date | null;
};

/** How long events are kept. */
export const EVENT_RETENTION_DAYS = 30;
