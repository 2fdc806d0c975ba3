/**
 * Options of an LRU cache of at most `max` entries, whose memory grows with what it holds. Given only `max`, the
 * package reserves memory for all of them at once.
 */
export const atMost = (max: number) => ({ maxSize: max, sizeCalculation: () => 1 });
