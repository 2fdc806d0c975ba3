import { hourOf } from '@safelight/domain';
import { CountBatch } from '../counting/count-batch.ts';
import type { ApiKeyRepository, ApiKeyUse, Clock } from '../ports/index.ts';

type Use = Omit<ApiKeyUse, 'id'>;

const isInOneHour = (one: Use, other: Use): boolean =>
  hourOf(one.lastUsedAt).getTime() === hourOf(other.lastUsedAt).getTime();

/** Counts the use of keys in memory and writes it in batches; `flush` is called every second and at shutdown. */
export class ApiKeyUsage {
  readonly #uses = new CountBatch<Use>((older, newer) => ({
    requests: older.requests + newer.requests,
    requestsInHour: newer.requestsInHour + (isInOneHour(older, newer) ? older.requestsInHour : 0),
    lastUsedAt: newer.lastUsedAt,
  }));

  private readonly apiKeys: ApiKeyRepository;
  private readonly clock: Clock;

  constructor(apiKeys: ApiKeyRepository, clock: Clock) {
    this.apiKeys = apiKeys;
    this.clock = clock;
  }

  count(apiKeyId: string): void {
    this.#uses.add(apiKeyId, { requests: 1, requestsInHour: 1, lastUsedAt: this.clock.now() });
  }

  /** Writes the counts. If this fails, the next flush writes them. */
  flush(): Promise<void> {
    return this.#uses.flush((uses) => this.apiKeys.recordUse(uses.map(([id, use]) => ({ id, ...use }))));
  }
}
