import type { MailMessage } from './mailer.ts';

/**
 * All jobs with their payloads. Each name must have exactly one handler; the server checks this at its start.
 */
export interface JobPayloads {
  readonly 'ai-edit': { readonly jobId: string };
  /** Fails an 'ai-edit' after its last retry. Only the queue enqueues it. */
  readonly 'give-up-ai-edit': { readonly jobId: string };
  readonly 'send-mail': { readonly messageId: string; readonly message: MailMessage };
  /** Delivers a domain event to its consumers. Only `Transaction.record` enqueues it. */
  readonly 'deliver-event': { readonly eventId: string };
  readonly 'sweep-blobs': Record<string, never>;
  /** Purges some images, or all images of an owner, from shared caches. */
  readonly 'purge-cache':
    { readonly imageUid: string } | { readonly imageUids: readonly string[] } | { readonly ownerId: string };
  /** Every ten minutes: deletes transforms that are unused or exceed the maximum total size. */
  readonly 'evict-transforms': Record<string, never>;
  /** Every minute: moves expired images to the trash. */
  readonly 'expire-images': Record<string, never>;
  /**
   * Looks up the address and emails a link. Enqueued for every request, so that the response does not reveal
   * whether an account has the address.
   */
  readonly 'send-password-reset': { readonly email: string };
  /**
   * Emails a verification link if the account needs one. Enqueued for every request, like
   * 'send-password-reset'.
   */
  readonly 'resend-verification': { readonly userId: string };
  /** Stops the renewals of all subscriptions of an account whose deletion was requested. */
  readonly 'stop-renewals': { readonly userId: string };
  /** Ends and refunds a surplus subscription. */
  readonly 'undo-subscription': { readonly subscriptionId: string };
  /** Hourly: processes events of the payment service that did not arrive. */
  readonly 'catch-up-payments': Record<string, never>;
  readonly 'export-account': { readonly exportId: string };
  /**
   * Daily: purges accounts after their grace period, and deletes expired exports and rows that are no longer
   * needed.
   */
  readonly 'tidy-up': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export interface EnqueueOptions {
  /** Jobs with a higher priority run first. Default: 0. */
  readonly priority?: number;
  /** The delay in seconds before the job runs. */
  readonly startAfterSeconds?: number;
}

/** An unfinished job in the form in which it is enqueued again. */
export interface WaitingJob {
  readonly name: JobName;
  readonly payload: JobPayloads[JobName];
  readonly options: EnqueueOptions;
}

/** Enqueues jobs. Inside of a transaction they are enqueued when it commits. */
export interface JobEnqueuer {
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N], options?: EnqueueOptions): Promise<void>;
}

export type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };

/** Runs the jobs of the queue in a worker. A job whose handler throws is retried after growing delays. */
export interface JobQueue {
  work(handlers: JobHandlers): Promise<void>;
  /** Waits up to `timeoutMs` for running handlers, then aborts their signals. */
  stop(timeoutMs: number): Promise<void>;
  /** Resolves if jobs can be enqueued and fetched now. */
  check(): Promise<void>;
}
