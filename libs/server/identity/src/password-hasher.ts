import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { availableParallelism } from 'node:os';

export interface ConcurrencyLimitOptions {
  /** The number of tasks that run at the same time. */
  readonly limit: number;
  /** The maximum number of waiting tasks. Further tasks fail with OVERLOADED. */
  readonly maxWaiting: number;
}

/** Runs a task as soon as the limit allows. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks in order of arrival. */
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

export interface PasswordHasherOptions {
  /** The memory of one hash in KiB; 19 MiB by default (OWASP's minimum for 2 passes). */
  readonly memoryKib?: number;
  readonly iterations?: number;
  readonly parallelism?: number;
  /**
   * The maximum number of waiting hashes. Further ones fail with OVERLOADED. 500 hashes take some seconds.
   */
  readonly maxWaiting?: number;
  /** Compares a password with a hash; by Argon2 unless given. */
  readonly compare?: typeof verify;
}

/**
 * Hashes run on libuv's four threads, which file access, DNS and token checks also use. This limit keeps two
 * threads free however many people sign in.
 */
const MAX_AT_ONCE = 2;

/** A well-formed hash that matches no password, because its salt and digest are zeros. */
const unmatchableHash = (memoryKib: number, iterations: number, parallelism: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=${iterations},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Normalizes the password, because keyboards compose accents differently (NIST SP 800-63B §3.1.1.2). */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes passwords with Argon2id in order of arrival, on no more threads than the machine has cores. */
export const createPasswordHasher = ({
  memoryKib = 19_456,
  iterations = 2,
  parallelism = 1,
  maxWaiting = 500,
  compare = verify,
}: PasswordHasherOptions = {}): PasswordHasher => {
  const inTurn = createConcurrencyLimit({ limit: Math.min(MAX_AT_ONCE, availableParallelism()), maxWaiting });
  const options = { memoryCost: memoryKib, timeCost: iterations, parallelism };
  const nobodysHash = unmatchableHash(memoryKib, iterations, parallelism);

  return {
    hash: (password) => inTurn(() => hash(normalize(password), options)),
    verify: (storedHash, password) => inTurn(() => compare(storedHash ?? nobodysHash, normalize(password))),
  };
};
