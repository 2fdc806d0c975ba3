/**
 * The options of an LRU cache with at most `max` entries. The package's own option `max` reserves memory for
 * all of them at once.
 */
export const atMost = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });
