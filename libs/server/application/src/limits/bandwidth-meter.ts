import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import { LRUCache } from 'lru-cache';
import { atMost } from '../counting/at-most.ts';
import { CountBatch } from '../counting/count-batch.ts';
import type { Ports } from '../ports/index.ts';
import { monthOf } from './periods.ts';

type Deps = Pick<Ports, 'bandwidth' | 'clock'>;

interface Total {
  readonly bytes: number;
  readonly plan: PlanId;
  /** The start of the month to which this total belongs, in epoch milliseconds. */
  readonly monthMs: number;
  readonly readAtMs: number;
}

const MAX_OWNERS = 100_000;
/**
 * The interval at which the total of an owner beyond the limit is read again. The owner may have upgraded the
 * plan, and a process that delivers nothing of this owner gets no newer total otherwise.
 */
const LOOK_AGAIN_MS = 5_000;

/**
 * Counts the bytes of each owner's images that are delivered in this calendar month (UTC). Counts in memory
 * and writes in batches: `flush` is called every second and at shutdown, and also reads the deliveries of
 * other processes.
 */
export class BandwidthMeter {
  readonly #deps: Deps;
  readonly #totals = new LRUCache<string, Total>(atMost(MAX_OWNERS));
  readonly #pending = new CountBatch<number>((older, newer) => older + newer);
  /** The counts that are being written to the database. */
  #sending: ReadonlyMap<string, number> = new Map();
  readonly #loading = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  count(ownerId: string, bytes: number): void {
    this.#pending.add(ownerId, bytes);
  }

  /**
   * True if the owner's monthly limit is reached. Reads the total of an unknown owner in the background, and
   * reads the total of an owner beyond the limit again every few seconds.
   */
  isExceeded(ownerId: string): boolean {
    const total = this.#totals.get(ownerId);
    if (total === undefined || total.monthMs !== this.#month().getTime()) {
      void this.#load(ownerId);
      return false;
    }
    const bytes = total.bytes + (this.#sending.get(ownerId) ?? 0) + (this.#pending.get(ownerId) ?? 0);
    if (bytes < PLAN_LIMITS[total.plan].bandwidthBytesPerMonth) return false;
    if (this.#nowMs() - total.readAtMs >= LOOK_AGAIN_MS) void this.#load(ownerId);
    return true;
  }

  /** Writes the counts. If this fails, the next flush writes them. */
  flush(): Promise<void> {
    return this.#pending.flush(async (counts) => {
      const month = this.#month();
      this.#sending = new Map(counts);
      try {
        const uses = counts.map(([ownerId, bytes]) => ({ ownerId, bytes }));
        const totals = await this.#deps.bandwidth.add(uses, month);
        for (const { ownerId, bytes, plan } of totals) this.#remember(ownerId, { bytes, plan }, month);
      } finally {
        this.#sending = new Map();
      }
    });
  }

  async #load(ownerId: string): Promise<void> {
    if (this.#loading.has(ownerId)) return;
    this.#loading.add(ownerId);
    const month = this.#month();
    const before = this.#totals.get(ownerId);
    try {
      const found = await this.#deps.bandwidth.find(ownerId, month);
      // A flush may have read a newer total in the meantime.
      if (found !== null && this.#totals.get(ownerId) === before) this.#remember(ownerId, found, month);
    } catch {
      // After an error, the next delivery reads the total again. Until then no delivery is refused.
    } finally {
      this.#loading.delete(ownerId);
    }
  }

  #remember(ownerId: string, { bytes, plan }: { bytes: number; plan: PlanId }, month: Date): void {
    this.#totals.set(ownerId, { bytes, plan, monthMs: month.getTime(), readAtMs: this.#nowMs() });
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }

  #month(): Date {
    return monthOf(this.#deps.clock.now());
  }
}
