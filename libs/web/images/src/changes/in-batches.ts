import { BULK_MAX_IMAGES } from '@safelight/rules';

/**
 * Calls `act` with as many ids at a time as a bulk operation accepts, one call after another; returns the sum
 * of the results.
 */
export const inBatches = async (
  uids: readonly string[],
  act: (batch: readonly string[]) => Promise<number>,
): Promise<number> => {
  let sum = 0;
  for (let start = 0; start < uids.length; start += BULK_MAX_IMAGES) {
    sum += await act(uids.slice(start, start + BULK_MAX_IMAGES));
  }
  return sum;
};
