import type { Clock, Dependency } from '../ports/index.ts';

export interface Readiness {
  readonly isReady: boolean;
  readonly dependencies: Readonly<Record<Dependency['name'], 'ok' | 'unavailable'>>;
}

const CHECK_TIMEOUT_MS = 3_000;

/** Rejects if `work` fails or takes too long. */
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

/** Checks all services that this process depends on at the same time. Never throws. */
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
