import type { Dependency, IntegrityRecords, StoredObject } from '../ports/index.ts';
import { bytesOf, fakeClock, InMemoryStore } from '../testing/index.ts';
import { checkIntegrity } from './check-integrity.ts';
import { checkReadiness } from './check-readiness.ts';

const records = (
  owned: readonly StoredObject[],
  noted: readonly string[] = [],
  contradictions: readonly string[] = [],
): IntegrityRecords => ({
  async *ownedObjects() {
    yield* owned;
  },
  intentKeys: async () => new Set(noted),
  contradictions: async () => contradictions,
});

const storeOf = async (objects: Readonly<Record<string, string>>): Promise<InMemoryStore> => {
  const store = new InMemoryStore();
  for (const [key, text] of Object.entries(objects)) await store.put(key, bytesOf(text), { maxBytes: 100 });
  return store;
};

describe('the integrity check', () => {
  it('finds no problem if rows, blob intents and files agree', async () => {
    const store = await storeOf({ one: '123', unfinished: '1' });
    const report = await checkIntegrity({
      store,
      records: records([{ key: 'one', sizeBytes: 3 }], ['unfinished']),
    })();
    expect(report).toEqual({ objects: 1, unfinished: 1, problems: [] });
  });

  it('reports rows without files, files without rows, wrong sizes and rows that contradict each other', async () => {
    const store = await storeOf({ orphan: '1', short: '12' });
    const owned = [
      { key: 'gone', sizeBytes: 1 },
      { key: 'short', sizeBytes: 3 },
    ];
    const { problems } = await checkIntegrity({
      store,
      records: records(owned, [], ['ledger of u does not add up']),
    })();
    expect(problems).toEqual([
      'ledger of u does not add up',
      'object gone has a row but no bytes',
      'object short has 2 bytes, its row says 3',
      'object orphan has bytes but no row',
    ]);
  });
});

describe('the readiness check', () => {
  it('names unavailable services, including those that do not answer', async () => {
    const clock = fakeClock();
    const startedAtMs = clock.now().getTime();
    const checks: readonly Dependency[] = [
      { name: 'database', check: async () => undefined },
      { name: 'storage', check: () => Promise.reject(new Error('refused')) },
      { name: 'queue', check: () => new Promise(() => undefined) },
    ];
    const readiness = await checkReadiness({ checks, clock })();
    expect(readiness).toEqual({
      isReady: false,
      dependencies: { database: 'ok', storage: 'unavailable', queue: 'unavailable' },
    });
    expect(clock.now().getTime() - startedAtMs).toBeLessThan(5_000);
  });
});
