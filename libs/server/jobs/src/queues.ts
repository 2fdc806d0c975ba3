import type { JobName } from '@safelight/application/ports';
import type { Queue } from 'pg-boss';

export interface QueuePlan {
  /** How pg-boss keeps, retries and gives up jobs of this name. */
  readonly options: Omit<Queue, 'name'>;
  /** Jobs of this name that one process works on at a time, unless told otherwise. */
  readonly concurrency: number;
}

const HOUR_S = 3_600;
/** Jobs of a worker that says nothing for this long run again: the least pg-boss allows. */
const HEARTBEAT_SECONDS = 10;

const EVERY_QUEUE = { notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };

/**
 * A mail server may be down for a day: first retry after about 5 s, then up to every 10 minutes. What was done is
 * forgotten soon, for it names addresses and carries links that sign people in.
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

/** What must not be left undone is tried for longer than an outage of a database or a service lasts: a week. */
const A_WEEK = { ...EVERY_QUEUE, retryLimit: 1_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 600 };

/** One at a time in the whole installation. It is not tried again, because the next one finds what it left. */
const IN_TURN = {
  ...EVERY_QUEUE,
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: HOUR_S,
  deleteAfterSeconds: HOUR_S,
} as const;

/** Every queue there is; a job name without one does not compile. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  // First, because a queue of dead letters must exist before it is named. It returns a credit.
  'give-up-ai-edit': { options: { ...A_WEEK, expireInSeconds: 60 }, concurrency: 1 },
  'ai-edit': {
    // The handler settles its own failures; a retry follows only a lost worker, database or store.
    options: {
      ...EVERY_QUEUE,
      deadLetter: 'give-up-ai-edit',
      retryLimit: 50,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: HOUR_S,
    },
    concurrency: 2,
  },
  // The effects of an event.
  'deliver-event': {
    options: { ...A_WEEK, expireInSeconds: 60, deleteAfterSeconds: HOUR_S },
    concurrency: 2,
  },
  // Nobody is charged after asking for the account to be deleted.
  'stop-renewals': { options: { ...A_WEEK, retryDelay: 5, expireInSeconds: 120 }, concurrency: 1 },
  // Money that was taken twice is refunded.
  'undo-subscription': { options: { ...A_WEEK, retryDelay: 5, expireInSeconds: 120 }, concurrency: 1 },
  'catch-up-payments': { options: IN_TURN, concurrency: 1 },
  'send-mail': { options: MAIL_OPTIONS, concurrency: 4 },
  // A cache that cannot be told for a day has asked by itself by then.
  'purge-cache': { options: MAIL_OPTIONS, concurrency: 2 },
  'send-password-reset': { options: MAIL_OPTIONS, concurrency: 2 },
  'resend-verification': { options: MAIL_OPTIONS, concurrency: 2 },
  'export-account': {
    // Reads everything an account has, so one at a time; the person can ask again when it failed for good.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 3,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: 6 * HOUR_S,
    },
    concurrency: 1,
  },
  'sweep-blobs': { options: IN_TURN, concurrency: 1 },
  'evict-transforms': { options: IN_TURN, concurrency: 1 },
  'expire-images': { options: IN_TURN, concurrency: 1 },
  // The next one comes only the day after.
  'tidy-up': {
    options: { ...IN_TURN, retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * HOUR_S },
    concurrency: 1,
  },
};

/** In the order they are made. */
export const JOB_NAMES = Object.keys(QUEUES) as readonly JobName[];

/**
 * What runs by itself, and when (cron, UTC): a sweep and a look for expired images every minute, for unused transforms
 * every ten, for payments every hour, tidying up daily while few people are awake.
 */
export const SCHEDULES = [
  ['sweep-blobs', '* * * * *'],
  ['expire-images', '* * * * *'],
  ['evict-transforms', '*/10 * * * *'],
  ['catch-up-payments', '41 * * * *'],
  ['tidy-up', '17 3 * * *'],
] as const satisfies readonly (readonly [JobName, string])[];
