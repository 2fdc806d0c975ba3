import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface ConcurrencyLimitOptions {
  /** How many tasks run at the same time. */
  readonly limit: number;
  /** How many tasks may wait; further ones fail with OVERLOADED. */
  readonly maxWaiting: number;
}

/** Runs a task as soon as the limit allows. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks first come, first served. */
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

  // The turn passes directly to the next waiting task, so that a new task cannot overtake the queue.
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
