/** The quantile of `times` at `share`: that share of the times does not exceed it. */
export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** The milliseconds that `work` takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/**
 * Measures two kinds of requests alternately in random order. Returns the median time of each without the
 * warm-up, and how far they are apart as a share of the longer one.
 */
export const compareTimes = async (
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
  send: (which: 0 | 1) => Promise<{ readonly ms: number }>,
) => {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const which of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { ms } = await send(which);
      if (round >= warmUp) times[which].push(ms);
    }
  }
  const [one, other] = [percentile(times[0], 0.5), percentile(times[1], 0.5)];
  return { medians: [one, other], difference: Math.abs(one - other) / Math.max(one, other) } as const;
};
