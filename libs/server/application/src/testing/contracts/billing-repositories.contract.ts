import { randomUUID } from 'node:crypto';
import { expire, refund, release, reserve, revoke, grant, type Purchase } from '@safelight/domain';
import { addUser, contract } from './image-owner.ts';
import { samplePurchase, sampleSubscription } from './samples-billing.ts';

const day = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

export const billingRepositoriesContract = contract('the billing repositories', (db) => {
  let userId: string;
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  it('the billing repositories store the latest state of a purchase', async () => {
    const { purchases } = db.repositories;
    const pack = samplePurchase(userId);
    await purchases.save(pack);
    expect(await purchases.find(pack.id)).toEqual(pack);
    const refunded: Purchase = { ...pack, refundedCents: 299, creditsTakenBack: 5, revision: 1 };
    await purchases.save(refunded);
    expect(await purchases.find(pack.id)).toEqual(refunded);
    expect(await purchases.find('unknown')).toBeNull();
    await expect(purchases.save(samplePurchase(randomUUID()))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it("the billing repositories list a user's purchases, latest first, in pages, and packs separately", async () => {
    const { purchases } = db.repositories;
    const period = { from: day('2026-03-01'), to: day('2026-04-01') };
    const [first, second, third] = [
      samplePurchase(userId, { paidAt: day('2026-01-01') }),
      samplePurchase(userId, { paidAt: day('2026-03-01'), item: 'pro_subscription', period }),
      samplePurchase(userId, { paidAt: day('2026-03-02'), item: 'extra_edits', quantity: 40 }),
    ];
    for (const one of [second, third, first, samplePurchase((await addUser(db)).id)]) {
      await purchases.save(one);
    }
    expect(await purchases.list(userId, 2, null)).toEqual([third, second]);
    expect(await purchases.list(userId, 2, { at: second.paidAt, id: second.id })).toEqual([first]);
    expect(await purchases.list(userId, 2, { at: day('2026-03-01'), id: '' })).toEqual([first]);
    expect(await purchases.list('nobody', 2, null)).toEqual([]);
    expect(await purchases.listPacks(userId)).toEqual([third, first]);
    expect(await purchases.listPacks('nobody')).toEqual([]);
  });

  it('the billing repositories store the latest state of a subscription', async () => {
    const { subscriptions } = db.repositories;
    const kept = sampleSubscription(userId);
    await subscriptions.save(kept);
    const ending = { ...kept, renews: false, readAt: day('2026-03-20') };
    await subscriptions.save(ending);
    expect(await subscriptions.find(kept.id)).toEqual(ending);
    expect(await subscriptions.listByUser(userId)).toEqual([ending]);
    expect(await subscriptions.find('unknown')).toBeNull();
    expect(await subscriptions.listByUser('nobody')).toEqual([]);
  });

  it('the billing repositories store monthly credits until they are deleted, and list users whose month has ended', async () => {
    const { monthlyCredits } = db.repositories;
    const month = { from: day('1999-03-01'), to: day('1999-04-01') };
    const kept = { userId, month, granted: 100, rolledOver: 7, sinceEntryId: null };
    await monthlyCredits.save(kept);
    await monthlyCredits.save({ ...kept, rolledOver: 8, sinceEntryId: '12' });
    expect(await monthlyCredits.find(userId)).toEqual({ ...kept, rolledOver: 8, sinceEntryId: '12' });
    expect(await monthlyCredits.listEnded(day('1999-03-31'), 10)).toEqual([]);
    expect(await monthlyCredits.listEnded(month.to, 10)).toEqual([userId]);
    await monthlyCredits.remove(userId);
    expect(await monthlyCredits.find(userId)).toBeNull();
    expect(await monthlyCredits.find('nobody')).toBeNull();
  });

  it('the billing repositories set the plan of a user', async () => {
    const { users } = db.repositories;
    await users.setPlan(userId, 'bulk_pack');
    expect((await users.findById(userId))?.plan).toBe('bulk_pack');
    await users.setPlan('nobody', 'bulk_pack');
  });

  it('the billing repositories store only the first customer id of a user', async () => {
    const { paymentRecords } = db.repositories;
    expect(await paymentRecords.customerOf(userId)).toBeNull();
    await paymentRecords.keepCustomer(userId, `cus_${userId}`);
    await paymentRecords.keepCustomer(userId, 'cus_other');
    expect(await paymentRecords.customerOf(userId)).toBe(`cus_${userId}`);
  });

  it('the billing repositories store each event of the payment service once, even if it arrives ten times at once', async () => {
    const id = `evt_${randomUUID()}`;
    expect(await db.repositories.paymentRecords.hasEvent(id)).toBe(false);
    const kept = await Promise.all(
      Array.from({ length: 10 }, () =>
        db.unitOfWork.transaction((tx) => tx.paymentRecords.keepEvent(id, 'charge.refunded', new Date())),
      ),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await db.repositories.paymentRecords.hasEvent(id)).toBe(true);
  });

  it('the billing repositories let only a revoke make a balance negative', async () => {
    const { credits } = db.repositories;
    await credits.append(grant(userId, 10, 'Welcome'));
    await credits.append(revoke(userId, 30, 'Refunded', `stripe:${randomUUID()}`));
    expect(await credits.balance(userId)).toBe(-20);
    for (const entry of [expire(userId, 1, 'x'), reserve(userId, 1, randomUUID(), 'x')]) {
      await expect(credits.append(entry)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    }
    await credits.append(grant(userId, 5, 'Thanks'));
    expect(await credits.balance(userId)).toBe(-15);
    const poor = await addUser(db);
    await credits.append(revoke(poor.id, 3, 'Refunded', `stripe:${randomUUID()}`));
    expect(await credits.balance(poor.id)).toBe(-3);
    const said = await db.contradictions();
    expect(said.filter((one) => one.includes(userId) || one.includes(poor.id))).toEqual([]);
  });

  it('the billing repositories tell the time of the database, exact to the millisecond', async () => {
    const { paymentRecords, purchases } = db.repositories;
    const readAt = await paymentRecords.now();
    const pack = samplePurchase(userId, { readAt });
    await purchases.save(pack);
    expect((await purchases.find(pack.id))?.readAt).toEqual(readAt);
    expect((await paymentRecords.now()).getTime()).toBeGreaterThanOrEqual(readAt.getTime());
  });

  it('the billing repositories sum up the credits that edits spent after a ledger entry, minus those given back', async () => {
    const { credits } = db.repositories;
    await credits.append(grant(userId, 10, 'Welcome'));
    const jobs = [randomUUID(), randomUUID(), randomUUID()] as const;
    await credits.append(reserve(userId, 1, jobs[0], 'Edit'));
    const since = (await credits.history(userId, 1))[0]?.id ?? '';
    await credits.append(reserve(userId, 1, jobs[1], 'Edit'));
    await credits.append(reserve(userId, 1, jobs[2], 'Edit'));
    await credits.append(release(userId, 1, jobs[1], 'Failed'));
    await credits.append(expire(userId, 2, 'Over'));
    expect(await credits.spentSince(userId, since)).toBe(1);
    expect(await credits.spentSince(userId, null)).toBe(2);
    await credits.append(refund(userId, 1, jobs[0], 'Bad'));
    expect(await credits.spentSince(userId, null)).toBe(1);
    expect(await credits.spentSince('nobody', null)).toBe(0);
  });
});
