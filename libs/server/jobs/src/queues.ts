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

/** Every queue there is; a job name without one does not compile. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  // First, for a queue can name only one that exists as its own dead letters'.
  'give-up-ai-edit': {
    // Returns a credit, so it goes on for longer than a database may be away: a week.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 1_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
    },
    concurrency: 1,
  },
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
  'deliver-event': {
    // What follows from an event must follow, so it goes on for longer than a database may be away: a week.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 1_000,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 2,
  },
  'stop-renewals': {
    // Nobody is charged who asked to be deleted, so it goes on for longer than the payment service may be away: a week.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 1_000,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
    },
    concurrency: 1,
  },
  'undo-subscription': {
    // Money that was taken twice goes back, however long the payment service may be away: a week.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 1_000,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
    },
    concurrency: 1,
  },
  'catch-up-payments': {
    // One at a time in the whole installation; what one leaves the next finds.
    options: {
      ...EVERY_QUEUE,
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds: HOUR_S,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 1,
  },
  'send-mail': { options: MAIL_OPTIONS, concurrency: 4 },
  // A cache that cannot be told for a day has long asked by itself.
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
  'sweep-blobs': {
    // One at a time in the whole installation; what one misses the next finds.
    options: {
      ...EVERY_QUEUE,
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds: HOUR_S,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 1,
  },
  'evict-transforms': {
    // One at a time in the whole installation; what one leaves the next finds.
    options: {
      ...EVERY_QUEUE,
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds: HOUR_S,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 1,
  },
  'expire-images': {
    // One at a time in the whole installation; what one leaves the next finds.
    options: {
      ...EVERY_QUEUE,
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds: HOUR_S,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 1,
  },
  'tidy-up': {
    // One at a time in the whole installation; what one leaves the next finds.
    options: {
      ...EVERY_QUEUE,
      policy: 'exclusive',
      retryLimit: 2,
      retryDelay: 60,
      expireInSeconds: 6 * HOUR_S,
      deleteAfterSeconds: HOUR_S,
    },
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
