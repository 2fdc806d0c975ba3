/** Counts kept in memory by key until they are written together. */
export class CountBatch<C> {
  readonly #merge: (older: C, newer: C) => C;
  readonly #maxKeys: number;
  #pending = new Map<string, C>();

  /** `merge` makes one of two counts of a key; keys beyond `maxKeys` are not counted. */
  constructor(merge: (older: C, newer: C) => C, maxKeys = Number.POSITIVE_INFINITY) {
    this.#merge = merge;
    this.#maxKeys = maxKeys;
  }

  add(key: string, count: C): void {
    const older = this.#pending.get(key);
    if (older !== undefined) this.#pending.set(key, this.#merge(older, count));
    else if (this.#pending.size < this.#maxKeys) this.#pending.set(key, count);
  }

  /** What waits to be written of this key. */
  get(key: string): C | undefined {
    return this.#pending.get(key);
  }

  /** Hands what was counted to `write`; what it could not write is kept for the next flush, and its error thrown. */
  async flush(
    write: (counts: readonly (readonly [key: string, count: C])[]) => Promise<void>,
  ): Promise<void> {
    if (this.#pending.size === 0) return;
    const counts = [...this.#pending];
    this.#pending = new Map();
    try {
      await write(counts);
    } catch (error) {
      const since = this.#pending;
      this.#pending = new Map(counts);
      for (const [key, count] of since) this.add(key, count);
      throw error;
    }
  }
}
