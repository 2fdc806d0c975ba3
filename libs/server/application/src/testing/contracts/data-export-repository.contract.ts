import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { DataExport } from '@safelight/domain';
import { anyHash, sampleExport, sampleUser } from './samples.ts';

export const dataExportRepositoryContract = contract('data exports', (db) => {
  let userId: string;
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await db.repositories.users.insert(user, 'hash');
  });

  const day = (n: number): Date => new Date(Date.UTC(2026, 3, n));
  const ready = (expiresAt: Date): Partial<DataExport> & Pick<DataExport, 'state'> => ({
    state: 'ready',
    key: `exports/${anyHash()}`,
    sizeBytes: 5_000_000_000,
    tokenHash: anyHash(),
    expiresAt,
  });

  it('data exports are accepted one at a time: one of five simultaneous requests, and the next after it ends', async () => {
    const { insert, update, listByUser } = db.repositories.dataExports;
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => insert(sampleExport(userId))));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'CONFLICT', message: 'An export is already being prepared.' });
    }
    const [open] = await listByUser(userId);
    expect(await update(open!.id, { state: 'processing' })).toEqual({ ...open, state: 'processing' });
    await expect(insert(sampleExport(userId))).rejects.toMatchObject({ code: 'CONFLICT' });
    await update(open!.id, { state: 'failed' });
    await insert(sampleExport(userId));
    expect(await listByUser(userId)).toHaveLength(2);
  });

  it('data exports are returned as they were inserted, newest first', async () => {
    const older = sampleExport(userId, { createdAt: day(1), ...ready(day(8)) });
    const newer = sampleExport(userId, { createdAt: day(2) });
    const { insert, find, listByUser, update } = db.repositories.dataExports;
    for (const one of [older, newer]) await insert(one);
    expect(await listByUser(userId)).toEqual([newer, older]);
    expect(await find(older.id)).toEqual(older);
    const done = ready(day(9));
    expect(await update(newer.id, done)).toEqual({ ...newer, ...done });
    expect(await update(newer.id, {})).toEqual({ ...newer, ...done });
  });

  it('an unknown data export is null, and the list of exports of an unknown user is empty', async () => {
    const { find, update, listByUser } = db.repositories.dataExports;
    expect(await find(randomUUID())).toBeNull();
    expect(await find('nonsense')).toBeNull();
    expect(await update(randomUUID(), { state: 'failed' })).toBeNull();
    expect(await update('nonsense', { state: 'failed' })).toBeNull();
    expect(await listByUser('nobody')).toEqual([]);
    await db.repositories.dataExports.delete('nonsense');
  });

  it('data exports are listed after they expire until they are deleted, longest ago first', async () => {
    const [second, first, later] = [ready(day(12)), ready(day(11)), ready(day(13))].map((changes) =>
      sampleExport(userId, changes),
    );
    const { insert, listExpired, delete: remove } = db.repositories.dataExports;
    for (const one of [second!, first!, later!, sampleExport(userId)]) await insert(one);
    const expired = async (limit: number): Promise<readonly DataExport[]> =>
      (await listExpired(day(12), limit)).filter((one) => one.userId === userId);
    expect(await expired(100)).toEqual([first, second]);
    await remove(first!.id);
    expect(await expired(100)).toEqual([second]);
    expect(await listExpired(day(12), 1)).toHaveLength(1);
  });
});
