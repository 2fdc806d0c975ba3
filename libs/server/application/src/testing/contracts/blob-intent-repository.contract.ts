import { contract } from './image-owner.ts';
import { anyHash } from './samples.ts';

export const blobIntentRepositoryContract = contract('blob intents', (db) => {
  const newKeys = (count: number): readonly string[] =>
    Array.from({ length: count }, () => `blobs/${anyHash()}`);
  const abandoned = (): Promise<readonly string[]> => db.repositories.blobIntents.listAbandoned(1_000);

  it('blob intents are settled together or not at all: one missing key rejects the call', async () => {
    const [first, second, missing] = newKeys(3) as [string, string, string];
    const { blobIntents } = db.repositories;
    const { unitOfWork } = db;
    await blobIntents.record([first, second]);
    const settleIn = (keys: readonly string[]) => unitOfWork.transaction((tx) => tx.blobIntents.settle(keys));
    await expect(settleIn([first, missing])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await settleIn([first, second, second]);
    await expect(settleIn([first])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it('blob intents are not removed if the transaction that recorded them is rolled back', async () => {
    const keys = newKeys(1);
    const { unitOfWork } = db;
    const failing = unitOfWork.transaction(async (tx) => {
      await tx.blobIntents.record(keys);
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    await db.repositories.blobIntents.settle(keys);
  });

  it('blob intents cannot be settled after they were abandoned', async () => {
    const [discarded, unrecorded] = newKeys(2) as [string, string];
    const { blobIntents } = db.repositories;
    await blobIntents.record([discarded]);
    await blobIntents.abandon([discarded, unrecorded]);
    expect([...(await abandoned())].sort()).toEqual([discarded, unrecorded].sort());
    await expect(blobIntents.settle([discarded])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await blobIntents.forget([discarded, unrecorded]);
    expect(await abandoned()).toEqual([]);
  });

  it('blob intents that are not settled can be abandoned by their keys', async () => {
    const [open, unknown] = newKeys(2) as [string, string];
    const { blobIntents } = db.repositories;
    await blobIntents.record([open]);
    expect(await blobIntents.abandonUnsettled([open, unknown])).toEqual([open]);
    await expect(blobIntents.settle([open])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    await blobIntents.forget([open]);
  });

  it('blob intents that were abandoned are listed up to the given limit', async () => {
    await db.repositories.blobIntents.abandon(newKeys(5));
    expect(await db.repositories.blobIntents.listAbandoned(2)).toHaveLength(2);
  });
});
