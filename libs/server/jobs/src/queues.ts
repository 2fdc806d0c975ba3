import type { JobName } from '@safelight/application/ports';
import type { Queue } from 'pg-boss';

/** The settings of pg-boss for a queue: retries, expiry, deletion. */
export interface QueuePlan extends Omit<Queue, 'name'> {
  /** The number of jobs of this queue that one process runs at a time by default; 1 if absent. */
  readonly concurrency?: number;
}

const HOUR_S = 3_600;
/**
 * A job runs again when its worker sent no heartbeat for this many seconds. pg-boss allows no smaller value.
 */
const HEARTBEAT_SECONDS = 10;

const EVERY_QUEUE = { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };

/**
 * A mail server may be down for a day. The first retry follows after about 5 s, later ones up to every 10
 * minutes. Finished jobs are deleted soon, because they contain addresses and links that sign people in.
 */
const MAIL_OPTIONS = {
  ...EVERY_QUEUE,
  retryLimit: 200,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  deleteAfterSeconds: HOUR_S,
};

/**
 * Settings for work that must not be lost. It is retried for a week, which is longer than outages of a
 * database or a service.
 */
const A_WEEK = { ...EVERY_QUEUE, retryLimit: 1_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 };

/**
 * Settings for one job at a time in the whole installation. It is not retried, because the next scheduled job
 * does the same work.
 */
const IN_TURN = {
  ...EVERY_QUEUE,
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: HOUR_S,
  deleteAfterSeconds: HOUR_S,
} as const;

/** The settings of every queue; each job name must have one. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  // This queue comes first, because a dead letter queue must exist before another queue refers to it.
  'give-up-ai-edit': { ...A_WEEK, expireInSeconds: 60 },
  'ai-edit': {
    // The handler settles failed edits by itself. A retry happens only after the loss of a worker, the
    // database or the store.
    ...EVERY_QUEUE,
    deadLetter: 'give-up-ai-edit',
    retryLimit: 50,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 30,
    expireInSeconds: HOUR_S,
    concurrency: 2,
  },
  // Runs the consumers of an event.
  'deliver-event': { ...A_WEEK, expireInSeconds: 60, deleteAfterSeconds: HOUR_S, concurrency: 2 },
  // Ends the subscription of an account that is being deleted, so that it is not charged again.
  'stop-renewals': { ...A_WEEK, retryDelay: 5, expireInSeconds: 120 },
  // Ends and refunds a subscription that was bought although the account already had one.
  'undo-subscription': { ...A_WEEK, retryDelay: 5, expireInSeconds: 120 },
  'catch-up-payments': IN_TURN,
  'send-mail': { ...MAIL_OPTIONS, concurrency: 4 },
  // After a day without success there is no further retry, because the cached pages have expired by then.
  'purge-cache': { ...MAIL_OPTIONS, concurrency: 2 },
  'send-password-reset': { ...MAIL_OPTIONS, concurrency: 2 },
  'resend-verification': { ...MAIL_OPTIONS, concurrency: 2 },
  'export-account': {
    // Runs one export at a time, because it reads everything in an account. If it fails finally, the person
    // can request another.
    ...EVERY_QUEUE,
    retryLimit: 3,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 6 * HOUR_S,
  },
  'sweep-blobs': IN_TURN,
  'evict-transforms': IN_TURN,
  'expire-images': IN_TURN,
  // This job is retried, because the next scheduled one runs a day later.
  'tidy-up': { ...IN_TURN, retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * HOUR_S },
};

/** All job names, in the order in which their queues are created. */
export const JOB_NAMES = Object.keys(QUEUES) as readonly JobName[];

/** Scheduled jobs with their time as a cron expression in UTC. */
export const SCHEDULES = [
  ['sweep-blobs', '* * * * *'],
  ['expire-images', '* * * * *'],
  ['evict-transforms', '*/10 * * * *'],
  ['catch-up-payments', '41 * * * *'],
  ['tidy-up', '17 3 * * *'],
] as const satisfies readonly (readonly [JobName, string])[];
