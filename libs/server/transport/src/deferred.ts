/** A promise with its resolve and reject functions. An unhandled rejection of it is ignored. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settlers) => ([resolve, reject] = settlers));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};
