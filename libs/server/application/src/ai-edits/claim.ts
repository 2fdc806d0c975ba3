import type { AiEditJob } from '@safelight/domain';
import type { AiEditJobRepository, EditProgress, Ports } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'signals' | 'clock'> {
  readonly aiEditJobs: Pick<AiEditJobRepository, 'reportProgress'>;
}

/** A worker's claim on a job, which is valid until another worker claims the job or the job ends. */
export interface Claim {
  /** Aborted when the claim is lost, or together with `outer`. */
  readonly signal: AbortSignal;
  /** True if this worker may no longer settle the job. */
  readonly isLost: () => boolean;
  report(progress: EditProgress): void;
  end(): void;
}

const PROGRESS_INTERVAL_MS = 200;

/**
 * Reports the progress of a claimed job and detects that the claim is lost: by the signal of a cancellation,
 * and by the fence at each report. The queue detects dead workers (docs/adr/0063) and aborts `outer` when it
 * has handed the job to another worker.
 */
export const holdClaim = (deps: Deps, job: AiEditJob, outer: AbortSignal): Claim => {
  const lost = new AbortController();
  const ended = new AbortController();
  let latest: EditProgress = { stage: 'Starting', progress: 0 };
  let reportedAtMs = 0;
  let isReporting = false;

  const store = async (): Promise<void> => {
    if (!(await deps.aiEditJobs.reportProgress(job.id, job.fence, latest))) {
      lost.abort(new Error('claim lost'));
      return;
    }
    await deps.signals.publish({ type: 'ai-edit-changed', jobId: job.id, state: 'processing', ...latest });
  };
  // Whoever waits behind this edit advances in the queue now, before any progress is reported.
  void deps.signals
    .publish({ type: 'ai-edit-changed', jobId: job.id, state: 'processing', ...latest })
    .catch(() => undefined);
  /** Stores the latest progress. A failed attempt is ignored, because a later report replaces it. */
  const tryToStore = (): void => {
    reportedAtMs = deps.clock.now().getTime();
    store().catch(() => undefined);
  };
  const storeSoon = async (): Promise<void> => {
    isReporting = true;
    const waitMs = Math.max(0, reportedAtMs + PROGRESS_INTERVAL_MS - deps.clock.now().getTime());
    await deps.clock.sleep(waitMs, ended.signal).then(tryToStore, () => undefined);
    isReporting = false;
  };

  const unsubscribe = deps.signals.subscribe((told) => {
    if (told.type === 'ai-edit-changed' && told.jobId === job.id && told.state === 'cancelled') {
      lost.abort(new Error('cancelled'));
    }
    // The signal of a cancellation may have been lost, so progress is stored regularly, which checks the fence.
  }, tryToStore);

  return {
    signal: AbortSignal.any([lost.signal, outer]),
    isLost: () => lost.signal.aborted,
    report: (progress) => {
      latest = progress;
      if (!isReporting) void storeSoon();
    },
    end: () => {
      ended.abort();
      unsubscribe();
    },
  };
};
