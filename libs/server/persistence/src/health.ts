import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Database } from './data-source.ts';
import { translating } from './guarded.ts';

const CHECK_TIMEOUT_MS = 2_000;

/** Resolves if the database responds; throws DATABASE_UNAVAILABLE if it does not respond within 2 s. */
export const checkDatabase = async ({ pool }: Database): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable)),
      CHECK_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([translating(() => pool.query('SELECT 1')), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The connections of the pool, for metrics. */
export interface PoolStats {
  readonly total: number;
  readonly idle: number;
  /** The number of calls that wait for a connection. */
  readonly waiting: number;
}

export const poolStats = ({ pool }: Database): PoolStats => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
