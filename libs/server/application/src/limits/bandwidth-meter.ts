import { PLAN_LIMITS, type PlanId } from '@safelight/rules';
import { LRUCache } from 'lru-cache';
import type { BandwidthRepository, Clock } from '../ports/index.ts';
import { monthOf } from './periods.ts';

interface Deps {
  readonly bandwidth: BandwidthRepository;
  readonly clock: Clock;
}

interface Total {
  readonly bytes: number;
  readonly plan: PlanId;
  /** The month it is of. */
  readonly monthMs: number;
  /** When the database said so. */
  readonly readAtMs: number;
}

const MAX_OWNERS = 100_000;
/** How soon an owner who has moved to a larger plan is served again: nothing is delivered that would tell. */
const LOOK_AGAIN_MS = 5_000;

const add = (counts: Map<string, number>, ownerId: string, bytes: number): void => {
  const sum = (counts.get(ownerId) ?? 0) + bytes;
  if (sum === 0) counts.delete(ownerId);
  else counts.set(ownerId, sum);
};

/**
 * Bytes delivered of each owner's images this calendar month (UTC), counted in memory and written in batches;
 * `flush` every second and at shutdown. What other processes delivered is known after each flush.
 */
export class BandwidthMeter {
  readonly #deps: Deps;
  readonly #totals = new LRUCache<string, Total>({ max: MAX_OWNERS });
  #pending = new Map<string, number>();
  /** Being written at this moment. */
  readonly #sending = new Map<string, number>();
  readonly #loading = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  count(ownerId: string, bytes: number): void {
    add(this.#pending, ownerId, bytes);
  }

  /**
   * True when the owner's plan allows no more this month. An owner not seen before is looked up meanwhile, and
   * one past the limit again every few seconds.
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

  /** Writes what was counted; what cannot be written is kept for the next flush. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const month = this.#month();
    const uses = [...this.#pending].map(([ownerId, bytes]) => ({ ownerId, bytes }));
    this.#pending = new Map();
    for (const { ownerId, bytes } of uses) add(this.#sending, ownerId, bytes);
    try {
      const totals = await this.#deps.bandwidth.add(uses, month);
      for (const { ownerId, bytes, plan } of totals) this.#remember(ownerId, { bytes, plan }, month);
    } catch (error) {
      for (const { ownerId, bytes } of uses) this.count(ownerId, bytes);
      throw error;
    } finally {
      for (const { ownerId, bytes } of uses) add(this.#sending, ownerId, -bytes);
    }
  }

  async #load(ownerId: string): Promise<void> {
    if (this.#loading.has(ownerId)) return;
    this.#loading.add(ownerId);
    const month = this.#month();
    const before = this.#totals.get(ownerId);
    try {
      const found = await this.#deps.bandwidth.find(ownerId, month);
      // A flush meanwhile knows more than this.
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
