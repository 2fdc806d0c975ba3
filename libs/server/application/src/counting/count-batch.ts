type Write<C> = (counts: readonly (readonly [key: string, count: C])[]) => Promise<void>;

/** Collects counts by key in memory, to be written together. */
export class CountBatch<C> {
  readonly #merge: (older: C, newer: C) => C;
  readonly #maxKeys: number;
  #pending = new Map<string, C>();
  #running: Promise<void> | null = null;
  /** The flush that begins when the running one has ended. */
  #next: Promise<void> | null = null;

  /** `merge` combines two counts of a key. New keys beyond `maxKeys` are ignored. */
  constructor(merge: (older: C, newer: C) => C, maxKeys = Number.POSITIVE_INFINITY) {
    this.#merge = merge;
    this.#maxKeys = maxKeys;
  }

  add(key: string, count: C): void {
    const older = this.#pending.get(key);
    if (older !== undefined) this.#pending.set(key, this.#merge(older, count));
    else if (this.#pending.size < this.#maxKeys) this.#pending.set(key, count);
  }

  /** Returns the count of a key that is not written yet; undefined if there is none. */
  get(key: string): C | undefined {
    return this.#pending.get(key);
  }

  /**
   * Passes the counts to `write`. If it throws, the counts are kept for the next flush and the error is
   * rethrown. One flush runs at a time: calls in the meantime share one that begins when it has ended.
   */
  flush(write: Write<C>): Promise<void> {
    if (this.#next !== null) return this.#next;
    if (this.#running === null) return this.#run(write);
    this.#next = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#run(write);
      });
    return this.#next;
  }

  #run(write: Write<C>): Promise<void> {
    this.#running = this.#write(write).finally(() => (this.#running = null));
    return this.#running;
  }

  async #write(write: Write<C>): Promise<void> {
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
