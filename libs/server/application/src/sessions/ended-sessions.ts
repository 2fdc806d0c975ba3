import { ACCESS_TOKEN_TTL_MS } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';

type Deps = Pick<Ports, 'sessions' | 'signals' | 'clock'>;

/**
 * How long an ended session is stored in memory: until its access tokens have expired, plus the tolerated
 * difference between clocks.
 */
const REMEMBERED_MS = ACCESS_TOKEN_TTL_MS + 60_000;
const RELOAD_RETRY_MS = 1_000;

/**
 * Announces to every process, when the transaction commits, that access tokens of these sessions are invalid.
 */
export const publishEnded = async (
  { signals }: Pick<Transaction, 'signals'>,
  familyIds: readonly string[],
): Promise<void> => {
  for (const familyId of familyIds) await signals.publish({ type: 'session-ended', familyId });
};

/**
 * Stores in memory which sessions ended recently, because their access tokens may not have expired. Checking a
 * token therefore needs no query. Call `load` before serving requests.
 */
export class EndedSessions {
  readonly #endedAtMs = new Map<string, number>();
  readonly #deps: Deps;
  readonly #unsubscribe: () => void;
  readonly #closed = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#unsubscribe = deps.signals.subscribe(
      (signal) => {
        if (signal.type === 'session-ended') this.add([signal.familyId]);
      },
      () => void this.#reload(),
    );
  }

  async load(): Promise<void> {
    const since = new Date(this.#deps.clock.now().getTime() - REMEMBERED_MS);
    this.add(await this.#deps.sessions.listEndedSince(since));
  }

  has(familyId: string): boolean {
    return this.#endedAtMs.has(familyId);
  }

  /** Adds sessions in this process at once. Other processes receive the signal. */
  add(familyIds: readonly string[]): void {
    const nowMs = this.#deps.clock.now().getTime();
    for (const familyId of familyIds) this.#endedAtMs.set(familyId, nowMs);
    for (const [familyId, endedAtMs] of this.#endedAtMs) {
      if (endedAtMs > nowMs - REMEMBERED_MS) break;
      this.#endedAtMs.delete(familyId);
    }
  }

  close(): void {
    this.#closed.abort();
    this.#unsubscribe();
  }

  /** Reads the ended sessions from the database, and retries until that succeeds or this object is closed. */
  async #reload(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      try {
        await this.load();
        return;
      } catch {
        await this.#deps.clock.sleep(RELOAD_RETRY_MS, signal).catch(() => undefined);
      }
    }
  }
}
