/** Runs tasks one after the other. */
export interface TaskQueue {
  /**
   * Resolves as `task` does. Aborting `signal` while it waits rejects at once with the signal's reason and the
   * task never runs; a running task is its own affair.
   */
  add<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Tasks waiting or running. */
  size(): number;
}

export const createTaskQueue = (): TaskQueue => {
  let tail: Promise<unknown> = Promise.resolve();
  let size = 0;
  return {
    add: (task, signal) => {
      size++;
      const waiting = tail;
      const turn = new Promise<void>((resolve, reject) => {
        const leave = (): void => reject(signal?.reason);
        if (signal?.aborted === true) return leave();
        signal?.addEventListener('abort', leave, { once: true });
        void waiting.then(() => {
          signal?.removeEventListener('abort', leave);
          resolve();
        });
      });
      const result = turn.then(task).finally(() => {
        size--;
      });
      // An aborted task leaves before its turn; the next one still waits for those ahead of it.
      tail = Promise.allSettled([waiting, result]);
      return result;
    },
    size: () => size,
  };
};

/** Resolves or rejects as `promise` does, unless `signal` aborts first. */
export const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
