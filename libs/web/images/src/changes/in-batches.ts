import { BULK_MAX_IMAGES } from '@safelight/rules';

/**
 * Calls `act` with as many ids at a time as a bulk operation accepts (`size`, by default for images), one call
 * after another; returns the results.
 */
export const inBatches = async <T>(
  uids: readonly string[],
  act: (batch: readonly string[]) => Promise<T>,
  size = BULK_MAX_IMAGES,
): Promise<readonly T[]> => {
  const results: T[] = [];
  for (let start = 0; start < uids.length; start += size) {
    results.push(await act(uids.slice(start, start + size)));
  }
  return results;
};
