import { AI_EDIT_HEARTBEAT_MS, AI_EDIT_LEASE_MS, type AiEditJob } from '@safelight/domain';
import type { AiEditJobRepository, Clock, EditProgress, SignalBus } from '../ports/index.ts';

interface Deps {
  readonly aiEditJobs: AiEditJobRepository;
  readonly signals: SignalBus;
  readonly clock: Clock;
}

/** A worker's claim on a job, renewed while the work goes on. */
export interface Lease {
  /** Aborted when the job was cancelled or taken by another worker, or when `outer` was aborted. */
  readonly signal: AbortSignal;
  /** True when this worker may no longer end the job. */
  readonly isLost: () => boolean;
  report(progress: EditProgress): void;
  end(): void;
}

/** Progress is reported at most this often. */
const PROGRESS_INTERVAL_MS = 200;

/** Renews the lease of a claimed job, reports its progress, and notices when the lease is lost. */
export const holdLease = (deps: Deps, job: AiEditJob, outer: AbortSignal): Lease => {
  const lost = new AbortController();
  let latest: EditProgress = { stage: 'Starting', progress: 0 };
  const ended = new AbortController();
  let toldAtMs = 0;
  let isTelling = false;

  const beat = async (): Promise<void> => {
    const held = await deps.aiEditJobs.heartbeat(job.id, job.fence, AI_EDIT_LEASE_MS, latest);
    if (!held) {
      lost.abort(new Error('lease lost'));
      return;
    }
    await deps.signals.publish({ type: 'ai-edit-changed', jobId: job.id, state: 'processing', ...latest });
  };
  /**
   * A heartbeat that fails because the database is unavailable is made up for by the next. After the lease
   * has expired, the fence decides.
   */
  const tryBeat = (): void => {
    toldAtMs = deps.clock.now().getTime();
    beat().catch(() => undefined);
  };

  /** Waits; false when the lease ended in the meantime. */
  const wait = (ms: number): Promise<boolean> =>
    deps.clock.sleep(ms, ended.signal).then(
      () => true,
      () => false,
    );
  const keepBeating = async (): Promise<void> => {
    while (await wait(AI_EDIT_HEARTBEAT_MS)) tryBeat();
  };
  const tellSoon = async (): Promise<void> => {
    isTelling = true;
    const waitMs = Math.max(0, toldAtMs + PROGRESS_INTERVAL_MS - deps.clock.now().getTime());
    const isHeld = await wait(waitMs);
    isTelling = false;
    if (isHeld) tryBeat();
  };

  void keepBeating();
  const unsubscribe = deps.signals.subscribe((told) => {
    if (told.type === 'ai-edit-changed' && told.jobId === job.id && told.state === 'cancelled') {
      lost.abort(new Error('cancelled'));
    }
  });

  return {
    signal: AbortSignal.any([lost.signal, outer]),
    isLost: () => lost.signal.aborted,
    report: (progress) => {
      latest = progress;
      if (!isTelling) void tellSoon();
    },
    end: () => {
      ended.abort();
      unsubscribe();
    },
  };
};
