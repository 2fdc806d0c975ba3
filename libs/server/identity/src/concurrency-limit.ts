import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface ConcurrencyLimitOptions {
  /** How many tasks run at a time. */
  readonly limit: number;
  /** How many may wait; the next one is refused with OVERLOADED. */
  readonly maxWaiting: number;
}

/** Runs a task when its turn comes. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** First come, first served. */
export const createConcurrencyLimit = ({ limit, maxWaiting }: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async (): Promise<void> => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new DomainError('OVERLOADED', TEXTS.generic.overloaded);
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  // Passing the turn on directly, instead of freeing it first, keeps a new task from overtaking the queue.
  const passTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async (task) => {
    await takeTurn();
    try {
      return await task();
    } finally {
      passTurn();
    }
  };
};
