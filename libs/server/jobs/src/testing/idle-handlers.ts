import type { JobHandlers, JobName } from '@safelight/application/ports';
import { JOB_NAMES } from '../queues.ts';

/** Handlers that do nothing, one for each job name. */
export const IDLE: JobHandlers = Object.fromEntries(
  JOB_NAMES.map((name) => [name, async () => undefined]),
) as Record<JobName, () => Promise<undefined>>;
