import type { Clock, Dependency } from '../ports/index.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** Each dependency: usable now or not. */
  readonly dependencies: Readonly<Record<Dependency['name'], 'ok' | 'unavailable'>>;
}

/** Longest a dependency may take to answer. */
const CHECK_TIMEOUT_MS = 3_000;

/** Rejects when the work does, or takes longer. */
const within = async (work: Promise<void>, timeoutMs: number, clock: Clock): Promise<void> => {
  const done = new AbortController();
  const timeout = clock.sleep(timeoutMs, done.signal).then(
    () => Promise.reject(new Error('timed out')),
    () => undefined,
  );
  try {
    await Promise.race([work, timeout]);
  } finally {
    done.abort();
  }
};

/** Asks everything this process cannot serve without, all at once. Never throws. */
export const checkReadiness =
  ({ checks, clock }: { readonly checks: readonly Dependency[]; readonly clock: Clock }) =>
  async (): Promise<Readiness> => {
    const results = await Promise.allSettled(
      checks.map((dependency) => within(dependency.check(), CHECK_TIMEOUT_MS, clock)),
    );
    const states = checks.map(
      ({ name }, i) => [name, results[i]?.status === 'fulfilled' ? 'ok' : 'unavailable'] as const,
    );
    return {
      isReady: states.every(([, state]) => state === 'ok'),
      dependencies: Object.fromEntries(states) as Readiness['dependencies'],
    };
  };

export type CheckReadiness = ReturnType<typeof checkReadiness>;
