/**
 * Yields the values of `open`, which gets a signal that is aborted as soon as the consumer returns. Otherwise
 * a generator that waits for its next event would not notice that nobody listens.
 */
export const abortable = <T>(open: (signal: AbortSignal) => AsyncIterable<T>): AsyncGenerator<T> => {
  const controller = new AbortController();
  const iterator = open(controller.signal)[Symbol.asyncIterator]();
  const stop = async (): Promise<void> => {
    controller.abort();
    await iterator.return?.();
  };
  return {
    next: () => iterator.next(),
    return: async () => {
      await stop();
      return { done: true, value: undefined };
    },
    throw: async (error: unknown) => {
      await stop();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
};
