import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '@safelight/application';
import { creditRepositoryContract } from '@safelight/application/testing/contracts';
import { expire, grant, reserve } from '@safelight/domain';
import { openContractDatabase } from '../testing/contract-database.ts';
import { sampleUser } from '../testing/samples.ts';
import { createUnitOfWork } from '../unit-of-work.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';

describe('the credit ledger in PostgreSQL', () => {
  creditRepositoryContract(openContractDatabase);

  let db: TestDatabase;
  let unitOfWork: UnitOfWork;
  let userId: string;

  beforeAll(async () => {
    db = await startTestDatabase();
    const bindJobs = () => ({ enqueue: async () => undefined });
    const bindEvents = () => ({ publish: async () => undefined });
    unitOfWork = createUnitOfWork({ database: db.database, bindJobs, bindEvents });
  });
  afterAll(() => db.stop());
  beforeEach(async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    userId = user.id;
  });

  it('is read newest first, page by page', async () => {
    const { credits } = db.repositories;
    for (const reason of ['one', 'two', 'three']) await credits.append(grant(userId, 1, reason));
    const [third, second] = await credits.history(userId, 2);
    expect([third?.reason, second?.reason]).toEqual(['three', 'two']);
    expect(await credits.history(userId, 2, second?.id)).toMatchObject([{ reason: 'one' }]);
    expect(await credits.history(userId, 2, 'nonsense')).toEqual([]);
    expect(await credits.balance(userId)).toBe(3);
  });

  it('lets nobody below zero: 10 of 20 spenders at once get the 10 credits there are', async () => {
    const { credits } = db.repositories;
    await credits.append(grant(userId, 10, 'test'));
    const spend = (index: number): Promise<void> => {
      const entry = index % 2 === 0 ? expire(userId, 1, 'test') : reserve(userId, 1, randomUUID(), 'test');
      // Half of them without a lock of their own, as an operator's slip or a defect would be.
      return index % 4 < 2 ? credits.append(entry) : unitOfWork.transaction((tx) => tx.credits.append(entry));
    };
    const spent = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => spend(index)));
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const one of spent) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    }
    expect(await credits.balance(userId)).toBe(0);
  });
});
