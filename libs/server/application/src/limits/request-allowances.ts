import { DomainError, type RequestAllowance } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { LRUCache } from 'lru-cache';
import { atMost } from '../counting/at-most.ts';
import type { Ports, RateCount } from '../ports/index.ts';
import { secondsUntil } from './periods.ts';

/** The part of an account's limit that this process has reserved in the current window. */
interface Share {
  readonly limit: number;
  resetAt: Date;
  /** The number of requests of all processes when this process last reserved some. */
  used: number;
  /** The number of reserved requests that are not used yet. */
  reserved: number;
  isExhausted: boolean;
  waiting: number;
  asking: Promise<void> | null;
}

type Deps = Pick<Ports, 'rateCounters' | 'clock'>;

/** A kind of limit, with its counter and its window. */
export interface AllowanceKind {
  /** The prefix of the names of the counters of this limit. */
  readonly bucket: string;
  readonly windowMs: number;
}

/** The hourly requests with all API keys of an account. The plan determines the limit (spec: accounts §9). */
export const API_KEY_REQUESTS: AllowanceKind = { bucket: 'api-requests', windowMs: 60 * 60 * 1000 };

/** The requests with all sessions of an account in ten minutes. The limit is the same for all plans. */
export const SESSION_REQUESTS: AllowanceKind = { bucket: 'session-requests', windowMs: 10 * 60 * 1000 };

const MAX_ACCOUNTS = 50_000;

/**
 * Limits the requests of accounts in a time window, across processes. A process reserves a hundredth of the
 * limit at a time from the shared counter. If it dies, its unused reservation is lost, but no request is
 * counted twice.
 */
export class RequestAllowances {
  readonly #shares = new LRUCache<string, Share>(atMost(MAX_ACCOUNTS));

  private readonly deps: Deps;
  private readonly kind: AllowanceKind;

  constructor(deps: Deps, kind: AllowanceKind) {
    this.deps = deps;
    this.kind = kind;
  }

  /** Counts one request of an account; throws RATE_LIMITED if the limit is reached. */
  async take(userId: string, limit: number): Promise<RequestAllowance> {
    const share = this.#shareOf(userId, limit);
    for (;;) {
      const now = this.deps.clock.now();
      if (share.resetAt <= now) Object.assign(share, { reserved: 0, isExhausted: false });
      if (share.reserved > 0) {
        share.reserved -= 1;
        const remaining = Math.max(0, limit - share.used) + share.reserved;
        return { limit, remaining, resetAt: share.resetAt };
      }
      if (share.isExhausted) throw exhausted(limit, share.resetAt, now);
      share.waiting += 1;
      share.asking ??= this.#reserve(userId, share).finally(() => (share.asking = null));
      await share.asking.finally(() => (share.waiting -= 1));
    }
  }

  /** Returns how many requests an account has left in this window, without counting a request. */
  async look(userId: string, limit: number): Promise<RequestAllowance> {
    const { used, resetAt } = await this.#add(userId, 0);
    const share = this.#shares.peek(userId);
    const isCurrent = share?.limit === limit && share.resetAt.getTime() === resetAt.getTime();
    const reserved = isCurrent ? share.reserved : 0;
    return { limit, remaining: Math.max(0, limit - used) + reserved, resetAt };
  }

  #shareOf(userId: string, limit: number): Share {
    const known = this.#shares.get(userId);
    if (known?.limit === limit) return known;
    const fresh: Share = {
      limit,
      resetAt: new Date(0),
      used: 0,
      reserved: 0,
      isExhausted: false,
      waiting: 0,
      asking: null,
    };
    this.#shares.set(userId, fresh);
    return fresh;
  }

  async #reserve(userId: string, share: Share): Promise<void> {
    const wanted = Math.max(Math.ceil(share.limit / 100), share.waiting);
    const { used, resetAt } = await this.#add(userId, wanted);
    const granted = Math.max(0, wanted - Math.max(0, used - share.limit));
    Object.assign(share, { used, resetAt, reserved: granted, isExhausted: used >= share.limit });
  }

  #add(userId: string, requests: number): Promise<RateCount> {
    const { rateCounters, clock } = this.deps;
    const { bucket, windowMs } = this.kind;
    return rateCounters.add(`${bucket}:${userId}`, requests, windowMs, clock.now());
  }
}

const exhausted = (limit: number, resetAt: Date, now: Date): DomainError =>
  new DomainError('RATE_LIMITED', TEXTS.generic.rateLimited, {
    limit,
    remaining: 0,
    reset: Math.ceil(resetAt.getTime() / 1000),
    retryAfterSeconds: secondsUntil(resetAt, now),
  });
