import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@safelight/application/ports';
import { createConcurrencyLimit } from './concurrency-limit.ts';

export interface PasswordHasherOptions {
  /** Memory of one hash in KiB; 19 MiB by default (OWASP's minimum at 2 passes). */
  readonly memoryKib?: number;
  readonly iterations?: number;
  readonly parallelism?: number;
  /**
   * The maximum number of waiting hashes; further ones fail with OVERLOADED. 500 hashes take some seconds.
   */
  readonly maxWaiting?: number;
}

/**
 * Hashes run on libuv's four threads, which file access, DNS and token checks also use. This limit keeps two
 * of them free however many people sign in.
 */
const MAX_AT_ONCE = 2;

/** A well-formed hash that matches no password: its salt and digest are zeros. */
const unmatchableHash = (memoryKib: number, iterations: number, parallelism: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=${iterations},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Normalizes the password, because keyboards compose accents differently (NIST SP 800-63B §3.1.1.2). */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes passwords with Argon2id in order of arrival, on no more threads than there are cores. */
export const createPasswordHasher = ({
  memoryKib = 19_456,
  iterations = 2,
  parallelism = 1,
  maxWaiting = 500,
}: PasswordHasherOptions = {}): PasswordHasher => {
  const inTurn = createConcurrencyLimit({ limit: Math.min(MAX_AT_ONCE, availableParallelism()), maxWaiting });
  const options = { memoryCost: memoryKib, timeCost: iterations, parallelism };
  const nobodysHash = unmatchableHash(memoryKib, iterations, parallelism);

  return {
    hash: (password) => inTurn(() => hash(normalize(password), options)),
    verify: (storedHash, password) => inTurn(() => verify(storedHash ?? nobodysHash, normalize(password))),
  };
};
