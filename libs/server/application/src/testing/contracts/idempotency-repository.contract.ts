import { randomUUID } from 'node:crypto';
import { addUser, type ContractDatabase } from './contract-database.ts';

/** What every repository of idempotency keys promises. */
export const idempotencyRepositoryContract = (open: () => Promise<ContractDatabase>): void => {
  describe('idempotency keys', () => {
    let db: ContractDatabase;
    let userId: string;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());
    beforeEach(async () => {
      userId = (await addUser(db)).id;
    });

    const request = (key: string, hash: string, effect: () => Promise<string>): Promise<string> =>
      db.unitOfWork.transaction(async (tx) => {
        const known = await tx.idempotency.begin(userId, key, hash);
        if (known !== null) return known;
        const result = await effect();
        await tx.idempotency.complete(userId, key, result);
        return result;
      });

    it('make 20 simultaneous requests one effect', async () => {
      let effects = 0;
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => request(key, 'hash', async () => `result ${(effects += 1)}`)),
      );
      expect(effects).toBe(1);
      expect(new Set(answers)).toEqual(new Set(['result 1']));
    });

    it('let the next try when the first one failed', async () => {
      const key = randomUUID();
      await expect(request(key, 'hash', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await request(key, 'hash', async () => 'second')).toBe('second');
    });

    it('refuse another request, and are each user’s own', async () => {
      const key = randomUUID();
      await request(key, 'hash', async () => 'first');
      await expect(request(key, 'other', async () => 'x')).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
      userId = (await addUser(db)).id;
      expect(await request(key, 'other', async () => 'hers')).toBe('hers');
    });
  });
};
