import type { AiEditState } from '../ai-edit-job/ai-edit-job.ts';
import type { LedgerKind } from '../credit-ledger/credit-ledger.ts';
import type { VersionOrigin } from '../image/image.ts';

/**
 * Everything that is told as having happened, and what each telling carries. Payloads name things by their ids, and
 * say beside them only what would not change any more: who needs the rest reads it as it is then.
 */
export interface EventPayloads {
  /** An image began, with its first version. */
  readonly 'image.created': { readonly imageUid: string; readonly versionId: string };
  /** An image that was there got another version, which need not be the one it shows. */
  readonly 'version.added': {
    readonly imageUid: string;
    readonly versionId: string;
    readonly origin: VersionOrigin['kind'];
  };
  /** An AI edit ended, well or not. */
  readonly 'edit.finished': {
    readonly jobId: string;
    readonly imageUid: string;
    readonly state: Extract<AiEditState, 'succeeded' | 'failed' | 'cancelled'>;
    /** Null unless it succeeded. */
    readonly resultVersionId: string | null;
  };
  /** The ledger has another entry; `amount` as there, so 0 when a reserved credit is spent. */
  readonly 'credits.moved': {
    readonly kind: LedgerKind;
    readonly amount: number;
    readonly jobId: string | null;
    readonly externalReference: string | null;
  };
  /** Two pictures are public as a comparison; both may be versions of one image. */
  readonly 'comparison.published': {
    readonly comparisonUid: string;
    readonly originalImageUid: string;
    readonly editedImageUid: string;
  };
  /** Somebody signed up; the address need not be verified yet. */
  readonly 'account.created': { readonly by: 'password' | 'google' };
  /** Somebody asked to be deleted, which takes effect after the days of grace. */
  readonly 'account.deletion_requested': Record<string, never>;
  /** Somebody signed in within those days, so that nothing is deleted. */
  readonly 'account.restored': Record<string, never>;
}

export type EventType = keyof EventPayloads;

/** Something that happens in a transaction, to be recorded with it. */
export type NewDomainEvent = {
  readonly [T in EventType]: {
    readonly type: T;
    /** Whose it is: the event goes when their account does. */
    readonly userId: string;
    readonly payload: EventPayloads[T];
  };
}[EventType];

/** Something that happened. */
export type DomainEvent<T extends EventType = EventType> = Extract<NewDomainEvent, { readonly type: T }> & {
  readonly id: string;
  readonly occurredAt: Date;
  /** When the last of its consumers was done; null until then. */
  readonly deliveredAt: Date | null;
};

/** How long events are kept. */
export const EVENT_RETENTION_DAYS = 30;
