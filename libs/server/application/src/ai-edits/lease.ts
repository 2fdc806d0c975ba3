import { AI_EDIT_HEARTBEAT_MS, AI_EDIT_LEASE_MS, type AiEditJob } from '@safelight/domain';
import type { AiEditJobRepository, EditProgress, EventBus } from '../ports/index.ts';

interface Deps {
  readonly aiEditJobs: AiEditJobRepository;
  readonly events: EventBus;
}

/** A claim on a job, kept alive while work goes on. */
export interface Lease {
  /** Aborted when the job was cancelled, taken by another worker, or `outer` was aborted. */
  readonly signal: AbortSignal;
  /** True when the job is no longer this worker's to settle. */
  readonly isLost: () => boolean;
  report(progress: EditProgress): void;
  end(): void;
}

/** Progress is told at most this often. */
const PROGRESS_INTERVAL_MS = 200;

/** Renews the lease of a claimed job, tells its progress, and notices when it is lost. */
export const holdLease = (deps: Deps, job: AiEditJob, outer: AbortSignal): Lease => {
  const lost = new AbortController();
  let latest: EditProgress = { stage: 'Starting', progress: 0 };
  let toldAt = 0;
  let telling: NodeJS.Timeout | undefined;

  const beat = async (): Promise<void> => {
    const held = await deps.aiEditJobs.heartbeat(job.id, job.fence, AI_EDIT_LEASE_MS, latest);
    if (!held) return lost.abort(new Error('lease lost'));
    await deps.events.publish({ type: 'ai-edit-changed', jobId: job.id, state: 'processing', ...latest });
  };
  /** A beat that fails for want of a database is made up for by the next; past the lease the fence decides. */
  const tryBeat = (): void => {
    toldAt = Date.now();
    beat().catch(() => undefined);
  };

  const timer = setInterval(tryBeat, AI_EDIT_HEARTBEAT_MS);
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'ai-edit-changed' && event.jobId === job.id && event.state === 'cancelled') {
      lost.abort(new Error('cancelled'));
    }
  });

  return {
    signal: AbortSignal.any([lost.signal, outer]),
    isLost: () => lost.signal.aborted,
    report: (progress) => {
      latest = progress;
      telling ??= setTimeout(
        () => {
          telling = undefined;
          tryBeat();
        },
        Math.max(0, toldAt + PROGRESS_INTERVAL_MS - Date.now()),
      );
    },
    end: () => {
      clearInterval(timer);
      clearTimeout(telling);
      unsubscribe();
    },
  };
};
