import type { MailMessage } from './mailer.ts';

/** Every job there is and what it carries. One handler per name, checked at start. */
export interface JobPayloads {
  readonly 'ai-edit': { readonly jobId: string };
  /** Follows an 'ai-edit' that was tried in vain as often as the queue tries; nobody else enqueues it. */
  readonly 'give-up-ai-edit': { readonly jobId: string };
  readonly 'send-mail': { readonly messageId: string; readonly message: MailMessage };
  /** Brings a domain event to its consumers; enqueued by `Transaction.record` alone. */
  readonly 'deliver-event': { readonly eventId: string };
  readonly 'sweep-blobs': Record<string, never>;
  /** Tells shared caches of one image, or of all images of an owner. */
  readonly 'purge-cache': { readonly imageUid: string } | { readonly ownerId: string };
  /** Every ten minutes: transforms that are unused, or more than there is room for, go. */
  readonly 'evict-transforms': Record<string, never>;
  /** Every minute: images whose time has come go to the trash. */
  readonly 'expire-images': Record<string, never>;
  /** Looks the address up and mails a link; enqueued for every request, so that asking tells nothing. */
  readonly 'send-password-reset': { readonly email: string };
  /** The same for a verification link. */
  readonly 'resend-verification': { readonly userId: string };
  /** Lets no subscription renew of an account that is to be deleted. */
  readonly 'stop-renewals': { readonly userId: string };
  /** Ends and refunds a subscription that was begun beside a live one. */
  readonly 'undo-subscription': { readonly subscriptionId: string };
  /** Hourly: messages of the payment service that did not reach us. */
  readonly 'catch-up-payments': Record<string, never>;
  readonly 'export-account': { readonly exportId: string };
  /** Daily: accounts past their grace, expired exports, rows nobody can use. */
  readonly 'tidy-up': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface EnqueueOptions {
  /** Higher runs first; 0 when absent. */
  readonly priority?: number;
  /** Seconds to wait before it may run. */
  readonly startAfterSeconds?: number;
}

/** A job that has not been done, as it can be put into a queue again. */
export interface WaitingJob {
  readonly name: JobName;
  readonly payload: JobPayloads[JobName];
  readonly options: EnqueueOptions;
}

/** Puts jobs into the queue as part of the surrounding transaction. */
export interface JobEnqueuer {
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<void>;
}

export type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };

/** The worker side of the queue. A handler that throws is tried again with backoff. */
export interface JobQueue {
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for running handlers up to `timeoutMs`, then aborts their signals. */
  stop(timeoutMs: number): Promise<void>;
  /** Resolves when jobs can be enqueued and fetched now. */
  check(): Promise<void>;
}
