import type { JobName } from '@safelight/application';
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

/** Every queue there is; a job name without one does not compile. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  'ai-edit': {
    // The handler settles its own failures; a retry follows only a lost worker, database or store.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 50,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: HOUR_S,
    },
    concurrency: 2,
  },
  'send-mail': {
    // A mail server may be down for a day: first retry after about 5 s, then up to every 10 minutes. What was
    // sent is forgotten soon, for mails carry links that sign people in.
    options: {
      ...EVERY_QUEUE,
      retryLimit: 200,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 4,
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
};

export const JOB_NAMES = Object.keys(QUEUES) as readonly JobName[];

/** When `sweep-blobs` is enqueued: every minute. */
export const SWEEP_SCHEDULE = '* * * * *';
