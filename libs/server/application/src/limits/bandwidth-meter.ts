import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import { LRUCache } from 'lru-cache';
import { atMost } from '../counting/at-most.ts';
import { CountBatch } from '../counting/count-batch.ts';
import type { BandwidthRepository, Clock } from '../ports/index.ts';
import { monthOf } from './periods.ts';

interface Deps {
  readonly bandwidth: BandwidthRepository;
  readonly clock: Clock;
}

interface Total {
  readonly bytes: number;
  readonly plan: PlanId;
  /** The month that it counts. */
  readonly monthMs: number;
  /** When it was read from the database. */
  readonly readAtMs: number;
}

const MAX_OWNERS = 100_000;
/**
 * How soon an owner who upgraded the plan is served again. A process that delivers nothing for them does not
 * hear of it otherwise.
 */
const LOOK_AGAIN_MS = 5_000;

/**
 * Bytes of each owner's images that were delivered in this calendar month (UTC), counted in memory and
 * written in batches; `flush` is called every second and at shutdown. Deliveries of other processes are known
 * after each flush.
 */
export class BandwidthMeter {
  readonly #deps: Deps;
  readonly #totals = new LRUCache<string, Total>(atMost(MAX_OWNERS));
  readonly #pending = new CountBatch<number>((older, newer) => older + newer);
  /** Batches that are being written. */
  readonly #sending = new Set<ReadonlyMap<string, number>>();
  readonly #loading = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  count(ownerId: string, bytes: number): void {
    this.#pending.add(ownerId, bytes);
  }

  /**
   * True when the owner's plan allows no more this month. An unknown owner is looked up in the background,
   * and one beyond the limit again every few seconds.
   */
  isExceeded(ownerId: string): boolean {
    const total = this.#totals.get(ownerId);
    if (total === undefined || total.monthMs !== this.#month().getTime()) {
      void this.#load(ownerId);
      return false;
    }
    const bytes = total.bytes + this.#sendingOf(ownerId) + (this.#pending.get(ownerId) ?? 0);
    if (bytes < PLAN_LIMITS[total.plan].bandwidthBytesPerMonth) return false;
    if (this.#nowMs() - total.readAtMs >= LOOK_AGAIN_MS) void this.#load(ownerId);
    return true;
  }

  /** Writes the counts. Counts that cannot be written are kept for the next flush. */
  flush(): Promise<void> {
    const month = this.#month();
    return this.#pending.flush(async (counts) => {
      const sending = new Map(counts);
      this.#sending.add(sending);
      try {
        const uses = counts.map(([ownerId, bytes]) => ({ ownerId, bytes }));
        const totals = await this.#deps.bandwidth.add(uses, month);
        for (const { ownerId, bytes, plan } of totals) this.#remember(ownerId, { bytes, plan }, month);
      } finally {
        this.#sending.delete(sending);
      }
    });
  }

  #sendingOf(ownerId: string): number {
    let bytes = 0;
    for (const batch of this.#sending) bytes += batch.get(ownerId) ?? 0;
    return bytes;
  }

  async #load(ownerId: string): Promise<void> {
    if (this.#loading.has(ownerId)) return;
    this.#loading.add(ownerId);
    const month = this.#month();
    const before = this.#totals.get(ownerId);
    try {
      const found = await this.#deps.bandwidth.find(ownerId, month);
      // A flush in the meantime has read a newer total.
      if (found !== null && this.#totals.get(ownerId) === before) this.#remember(ownerId, found, month);
    } catch {
      // Tried again at the next delivery: bytes are not held back for want of a number.
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
