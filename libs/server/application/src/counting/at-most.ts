/**
 * Options of an LRU cache with at most `max` entries. The package's own option `max` would reserve memory for
 * all of them at once.
 */
export const atMost = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });
