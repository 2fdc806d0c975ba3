import { Refusal } from './fetch-errors.ts';

export interface Deadline {
  /** Aborted when the time is over, when the caller aborts, and by `end`. */
  readonly signal: AbortSignal;
  /** Ends the deadline when the work is over, which closes everything still open for it. */
  end(): void;
}

/** A time limit over a whole fetch, which also ends with the caller's signal. */
export const startDeadline = (timeoutMs: number, callers: AbortSignal | undefined): Deadline => {
  const controller = new AbortController();
  const onCallersAbort = (): void => {
    controller.abort(callers?.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new Refusal('took too long'));
  }, timeoutMs);
  callers?.addEventListener('abort', onCallersAbort, { once: true });
  if (callers?.aborted === true) onCallersAbort();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      callers?.removeEventListener('abort', onCallersAbort);
      controller.abort(new Refusal('over'));
    },
  };
};
