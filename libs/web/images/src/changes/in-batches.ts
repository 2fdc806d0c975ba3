import { BULK_MAX_IMAGES } from '@safelight/rules';

/** Calls `act` with at most as many ids as one bulk action may name, one call after the other; sums the answers. */
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
