/**
 * Makes the media queries for which `matches` returns true match, for example that of touch screens. Returns the
 * function that ends this.
 */
export const setMedia = (matches: (query: string) => boolean): (() => void) => {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  return () => Reflect.deleteProperty(window, 'matchMedia');
};
