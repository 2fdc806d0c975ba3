import type { AiEditState } from '../ai-edit-job/ai-edit-job.ts';
import type { LedgerKind } from '../credit-ledger/credit-ledger.ts';
import type { VersionOrigin } from '../image/image.ts';

/**
 * All events and their payloads. A payload refers to things by id and adds only values that never change;
 * consumers read everything else when the event is delivered.
 */
export interface EventPayloads {
  /** An image was created with its first version. */
  readonly 'image.created': { readonly imageUid: string; readonly versionId: string };
  /** An image got another version, which may or may not be its current one. */
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
    /** Null unless the edit succeeded. */
    readonly resultVersionId: string | null;
  };
  /** The ledger has a new entry. `amount` is 0 when a reserved credit is spent. */
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
  /** A person registered; their address may not be verified yet. */
  readonly 'account.created': { readonly by: 'password' | 'google' };
  /** A person requested the deletion of their account, which happens after 30 days. */
  readonly 'account.deletion_requested': Record<string, never>;
  /** A person signed in within those 30 days, which cancels the deletion. */
  readonly 'account.restored': Record<string, never>;
  /** An operator suspended an account and thereby hid its pictures. */
  readonly 'account.suspended': { readonly reason: string };
  readonly 'account.reopened': Record<string, never>;
}

export type EventType = keyof EventPayloads;

/** An event to record in the same transaction as the changes. */
export type NewDomainEvent = {
  readonly [T in EventType]: {
    readonly type: T;
    /** The user whose event this is. It is deleted with their account. */
    readonly userId: string;
    readonly payload: EventPayloads[T];
  };
}[EventType];

export type DomainEvent<T extends EventType = EventType> = Extract<NewDomainEvent, { readonly type: T }> & {
  readonly id: string;
  readonly occurredAt: Date;
  /** When the last consumer finished; null before. */
  readonly deliveredAt: Date | null;
};

export const EVENT_RETENTION_DAYS = 30;
