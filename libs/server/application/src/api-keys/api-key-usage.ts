import type { ApiKeyRepository, Clock } from '../ports/index.ts';

/** Counts key uses in memory and writes them in batches; `flush` every second and at shutdown. */
export class ApiKeyUsage {
  readonly #pending = new Map<string, { requests: number; lastUsedAt: Date }>();

  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly clock: Clock,
  ) {}

  count(apiKeyId: string): void {
    const requests = (this.#pending.get(apiKeyId)?.requests ?? 0) + 1;
    this.#pending.set(apiKeyId, { requests, lastUsedAt: this.clock.now() });
  }

  /** Writes what was counted; what cannot be written is kept for the next flush. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const uses = [...this.#pending].map(([id, use]) => ({ id, ...use }));
    this.#pending.clear();
    try {
      await this.apiKeys.recordUse(uses);
    } catch (error) {
      for (const { id, requests, lastUsedAt } of uses) {
        const since = this.#pending.get(id);
        this.#pending.set(id, {
          requests: requests + (since?.requests ?? 0),
          lastUsedAt: since?.lastUsedAt ?? lastUsedAt,
        });
      }
      throw error;
    }
  }
}
