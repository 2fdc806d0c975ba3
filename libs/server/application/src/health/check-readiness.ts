import type { Dependency } from '../ports/index.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** Each dependency: usable now or not. */
  readonly dependencies: Readonly<Record<Dependency['name'], 'ok' | 'unavailable'>>;
}

/** Longest a dependency may take to answer. */
const CHECK_TIMEOUT_MS = 3_000;

const within = (work: Promise<void>, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timed out')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Asks everything this process cannot serve without, all at once. Never throws. */
export const checkReadiness = (dependencies: readonly Dependency[]) => async (): Promise<Readiness> => {
  const results = await Promise.allSettled(
    dependencies.map((dependency) => within(dependency.check(), CHECK_TIMEOUT_MS)),
  );
  const states = dependencies.map(
    ({ name }, i) => [name, results[i]?.status === 'fulfilled' ? 'ok' : 'unavailable'] as const,
  );
  return {
    isReady: states.every(([, state]) => state === 'ok'),
    dependencies: Object.fromEntries(states) as Readiness['dependencies'],
  };
};

export type CheckReadiness = ReturnType<typeof checkReadiness>;
