import { LRUCache } from 'lru-cache';
import { atMost } from '../counting/at-most.ts';
import { CountBatch } from '../counting/count-batch.ts';
import type { Clock, DerivativeRepository } from '../ports/index.ts';

interface Deps {
  readonly derivatives: Pick<DerivativeRepository, 'recordUses'>;
  readonly clock: Clock;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 100_000;

/**
 * Records when each transform and each copy in sRGB was last requested, by storage key, because unused ones are
 * deleted. The times
 * are collected in memory, at most one per hour and transform, and written in batches. `flush` is called
 * every second and at shutdown.
 */
export class TransformUses {
  readonly #noted = new LRUCache<string, number>(atMost(MAX_REMEMBERED));
  readonly #pending = new CountBatch<true>(() => true, MAX_REMEMBERED);

  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  note(key: string): void {
    const hour = Math.floor(this.deps.clock.now().getTime() / HOUR_MS);
    if (this.#noted.get(key) === hour) return;
    this.#noted.set(key, hour);
    this.#pending.add(key, true);
  }

  /** Writes the times. If this fails, the next flush writes them. */
  flush(): Promise<void> {
    const { derivatives, clock } = this.deps;
    return this.#pending.flush((uses) =>
      derivatives.recordUses(
        uses.map(([key]) => key),
        clock.now(),
      ),
    );
  }
}
