import type { JobName } from '@safelight/application';
import type { QueueOptions } from 'pg-boss';

interface QueuePlan {
  /** How pg-boss keeps, retries and gives up jobs of this name. */
  readonly options: QueueOptions;
  /** Jobs of this name that one process works on at a time. */
  readonly concurrency: number;
}

const HOUR_S = 3_600;
/** A worker that says nothing for this long is dead and its jobs run again (the least pg-boss allows). */
const HEARTBEAT_SECONDS = 10;

/** Every queue there is; a job name without one does not compile. */
export const QUEUES: Readonly<Record<JobName, QueuePlan>> = {
  'ai-edit': {
    // The handler settles its own failures; a retry only follows a lost worker, database or store.
    options: {
      retryLimit: 50,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 30,
      expireInSeconds: HOUR_S,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    },
    concurrency: 2,
  },
  'send-mail': {
    // A mail server may be down for a day: first retry after about 5 s, then up to every 10 minutes.
    options: {
      retryLimit: 200,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    },
    concurrency: 4,
  },
  'sweep-blobs': {
    options: {
      retryLimit: 0,
      expireInSeconds: HOUR_S,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: HOUR_S,
    },
    concurrency: 1,
  },
};

export const JOB_NAMES = Object.keys(QUEUES) as readonly JobName[];
