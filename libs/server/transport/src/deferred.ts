/** A promise that can be settled from outside. Its rejection need not be handled. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settlers) => ([resolve, reject] = settlers));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};
