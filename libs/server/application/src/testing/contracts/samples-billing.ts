import { randomUUID } from 'node:crypto';
import { creditsSold } from '@safelight/rules';
import type { StoredSubscription, Purchase } from '@safelight/domain';

/** Creates a paid pack with `changes`. */
export const samplePurchase = (userId: string, changes: Partial<Purchase> = {}): Purchase => {
  const item = changes.item ?? 'starter_pack';
  const quantity = changes.quantity ?? 1;
  return {
    id: `cs_${randomUUID()}`,
    userId,
    item,
    quantity,
    paidAt: new Date('2026-02-03T04:05:06.000Z'),
    amountCents: 299,
    currency: 'usd',
    refundedCents: 0,
    dispute: 'none',
    receiptUrl: 'https://pay.example/receipt',
    period: null,
    credits: creditsSold(item, quantity),
    creditsTakenBack: 0,
    revision: 0,
    readAt: new Date('2026-02-03T04:05:07.890Z'),
    ...changes,
  };
};

/** Creates a subscription that renews, with `changes`. */
export const sampleSubscription = (
  userId: string,
  changes: Partial<StoredSubscription> = {},
): StoredSubscription => ({
  id: `sub_${randomUUID()}`,
  userId,
  state: 'active',
  period: { from: new Date('2026-03-01T00:00:00.000Z'), to: new Date('2026-04-01T00:00:00.000Z') },
  renews: true,
  readAt: new Date('2026-03-01T00:00:01.000Z'),
  ...changes,
});
