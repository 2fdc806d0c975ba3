import { randomUUID } from 'node:crypto';
import { balanceOf, capture, expire, grant, release, reserve } from '@safelight/domain';
import { addUser, contract } from './image-owner.ts';

export const creditRepositoryContract = contract('a credit repository', (database) => {
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(database)).id;
  });

  const credits = () => database.repositories.credits;

  it('a credit repository keeps the balance equal to the sum of the ledger', async () => {
    expect(await credits().balance(userId)).toBe(0);
    const jobId = randomUUID();
    const entries = [
      grant(userId, 10, 'Welcome'),
      reserve(userId, 1, jobId, 'Edit'),
      capture(userId, jobId, 'Edit'),
      release(userId, 1, jobId, 'Returned'),
      expire(userId, 4, 'Rollover'),
    ];
    for (const entry of entries) {
      await credits().append(entry);
      expect(await credits().balance(userId)).toBe(balanceOf(await credits().history(userId, 10)));
    }
    expect(await credits().balance(userId)).toBe(6);
    expect(await credits().balance('nobody')).toBe(0);
  });

  it('a credit repository accepts an external reference once per kind of entry, and a duplicate does not break the transaction', async () => {
    const reference = `stripe:${randomUUID()}`;
    const paid = grant(userId, 50, 'Paid', reference);
    await credits().append(paid);
    await database.unitOfWork.transaction(async (tx) => {
      await expect(tx.credits.append(paid)).rejects.toMatchObject({ code: 'CONFLICT' });
      await tx.credits.append(expire(userId, 50, 'Charged back', reference));
    });
    expect(await credits().balance(userId)).toBe(0);

    const other = await addUser(database);
    await expect(credits().append(grant(other.id, 50, 'Paid', reference))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await credits().balance(other.id)).toBe(0);
  });

  it('a credit repository accepts any number of entries without a reference', async () => {
    for (let n = 0; n < 3; n += 1) await credits().append(grant(userId, 1, 'Thanks'));
    expect(await credits().balance(userId)).toBe(3);
  });

  it('a credit repository finds an entry by its kind and reference', async () => {
    const reference = `stripe:${randomUUID()}`;
    const entry = grant(userId, 50, 'Paid', reference);
    await credits().append(entry);
    expect(await credits().findByExternalReference('grant', reference)).toMatchObject(entry);
    expect(await credits().findByExternalReference('expire', reference)).toBeNull();
    expect(await credits().findByExternalReference('grant', 'unknown')).toBeNull();
  });

  it('a credit repository refuses an entry that would make the balance negative, and then changes neither ledger nor balance', async () => {
    await credits().append(grant(userId, 2, 'Welcome'));
    await expect(credits().append(expire(userId, 3, 'Too much'))).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    const poor = await addUser(database);
    await expect(credits().append(expire(poor.id, 1, 'First'))).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    expect(await credits().balance(userId)).toBe(2);
    expect(await credits().history(userId, 10)).toHaveLength(1);
    expect(await credits().history(poor.id, 10)).toEqual([]);
  });

  it('a credit repository rolls back the balance together with the entry if the transaction fails', async () => {
    const work = database.unitOfWork.transaction(async (tx) => {
      await tx.credits.append(grant(userId, 10, 'Welcome'));
      throw new Error('too late');
    });
    await expect(work).rejects.toThrow('too late');
    expect(await credits().balance(userId)).toBe(0);
    expect(await credits().history(userId, 10)).toEqual([]);
  });

  it('a credit repository makes one grant, even if the same reference arrives ten times at once', async () => {
    const paid = grant(userId, 50, 'Paid', `stripe:${randomUUID()}`);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => database.unitOfWork.transaction((tx) => tx.credits.append(paid))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await credits().balance(userId)).toBe(50);
  });

  it('a credit repository lists entries newest first, in pages', async () => {
    for (const reason of ['one', 'two', 'three']) await credits().append(grant(userId, 1, reason));
    const [third, second] = await credits().history(userId, 2);
    expect([third?.reason, second?.reason]).toEqual(['three', 'two']);
    expect(await credits().history(userId, 2, second?.uid)).toMatchObject([{ reason: 'one' }]);
    for (const unknown of ['nonsense', randomUUID(), second?.id]) {
      expect(await credits().history(userId, 2, unknown)).toEqual([]);
    }
    const other = await addUser(database);
    expect(await credits().history(other.id, 2, second?.uid)).toEqual([]);
    expect(await credits().balance(userId)).toBe(3);
  });

  it('a credit repository lets only 10 of 20 simultaneous transactions each spend one of 10 credits', async () => {
    await credits().append(grant(userId, 10, 'test'));
    const spend = (index: number): Promise<void> => {
      const entry = index % 2 === 0 ? expire(userId, 1, 'test') : reserve(userId, 1, randomUUID(), 'test');
      // Every second transaction does not lock the user, to simulate code that forgets the lock.
      return index % 4 < 2
        ? credits().append(entry)
        : database.unitOfWork.transaction((tx) => tx.credits.append(entry));
    };
    const spent = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => spend(index)));
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const one of spent) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    }
    expect(await credits().balance(userId)).toBe(0);
  });

  it('a credit repository reports whether a user was ever granted credits', async () => {
    expect(await credits().hasGrant(userId)).toBe(false);
    await credits().append(grant(userId, 100, 'Welcome'));
    expect(await credits().hasGrant(userId)).toBe(true);
  });
});
