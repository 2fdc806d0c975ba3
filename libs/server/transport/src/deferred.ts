/** A promise, and the means to settle it from outside. Its failure need not be awaited by anyone. */
export const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settlers) => ([resolve, reject] = settlers));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
};
