import { endMonth, monthAfter, withMonthOf, type MonthlyCredits } from './monthly-credits.ts';
import { planPeriodOf, surplusSubscriptions } from './plan-period.ts';
import { creditsToTakeBack, newPurchase, type Purchase, type Sale } from './sale.ts';
import type { Subscription } from './subscription.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);
const SINCE = day('2026-01-01');

const sale = (changes: Partial<Sale> = {}): Purchase =>
  newPurchase(
    {
      id: 'cs_1',
      userId: 'u1',
      item: 'bulk_pack',
      quantity: 1,
      amountCents: 1499,
      currency: 'usd',
      refundedCents: 0,
      dispute: 'none',
      receiptUrl: null,
      period: null,
      ...changes,
      paidAt: changes.paidAt ?? day('2026-02-01'),
    },
    SINCE,
  );

const pro = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  userId: 'u1',
  state: 'active',
  period: { from: day('2026-03-01'), to: day('2026-04-01') },
  renews: true,
  ...changes,
});

describe('credits to revoke after a refund or dispute', () => {
  it.each([
    ['nothing was refunded', {}, 0],
    ['all was refunded', { refundedCents: 1499 }, 50],
    ['half was refunded', { refundedCents: 750 }, 25],
    ['a cent was refunded', { refundedCents: 1 }, 0],
    ['it is disputed', { dispute: 'open' }, 50],
    ['the dispute was lost after a refund of half', { dispute: 'lost', refundedCents: 750 }, 50],
    ['it cost nothing', { amountCents: 0 }, 0],
  ] as const)('are the refunded share, or all for a dispute, when %s', (_when, changes, credits) => {
    expect(creditsToTakeBack(sale(changes))).toBe(credits);
  });

  it('are counted from the quantity that was bought', () => {
    expect(sale({ item: 'extra_edits', quantity: 40 }).credits).toBe(40);
    expect(sale({ item: 'pro_subscription' }).credits).toBe(100);
  });
});

describe('the plan of a user', () => {
  const of = (purchases: readonly Purchase[], subscriptions: readonly Subscription[] = []) =>
    planPeriodOf({ purchases, subscriptions, since: SINCE });
  const starter = sale({ item: 'starter_pack', paidAt: day('2026-02-10') });
  const free = { plan: 'free', from: SINCE, to: null, next: null };

  it('is the free one, or the largest pack that was bought, valid since the first purchase of that pack', () => {
    expect(of([])).toEqual(free);
    const again = sale({ id: 'cs_2', paidAt: day('2026-02-20') });
    expect(of([starter, again, sale()])).toEqual({
      plan: 'bulk_pack',
      from: day('2026-02-01'),
      to: null,
      next: null,
    });
    expect(of([sale({ item: 'extra_edits' })])).toEqual(free);
  });

  it('is not a pack whose payment was refunded or is disputed', () => {
    expect(of([sale({ refundedCents: 1499 })])).toEqual(free);
    expect(of([sale({ dispute: 'open' }), starter])).toMatchObject({ plan: 'starter_pack' });
    expect(of([sale({ refundedCents: 700 })])).toMatchObject({ plan: 'bulk_pack' });
  });

  it('is the subscription while that is live, and names the plan that follows it', () => {
    const period = { from: day('2026-03-01'), to: day('2026-04-01') };
    expect(of([starter], [pro()])).toEqual({ plan: 'pro_subscription', ...period, next: 'pro_subscription' });
    expect(of([starter], [pro({ renews: false })])).toMatchObject({ ...period, next: 'starter_pack' });
    expect(of([], [pro({ renews: false, state: 'past_due' })])).toMatchObject({ next: 'free' });
    for (const state of ['ended', 'incomplete'] as const) expect(of([], [pro({ state })])).toEqual(free);
  });
});

it('treats every live subscription except the oldest as surplus', () => {
  const [first, second] = [
    pro(),
    pro({ id: 'sub_2', period: { from: day('2026-03-02'), to: day('2026-04-02') } }),
  ];
  const another = pro({ id: 'sub_0' });
  expect(surplusSubscriptions([second, first])).toEqual([second]);
  expect(surplusSubscriptions([first, second, another])).toEqual([first, second]);
  expect(surplusSubscriptions([pro({ state: 'ended' }), second])).toEqual([]);
});

describe('monthly credits', () => {
  it.each([
    ['nothing is spent', 0, { ending: 30, rolledOver: 100 }],
    ['some of those from the month before are spent', 10, { ending: 20, rolledOver: 100 }],
    [
      'all of those from the month before and some of this month are spent',
      50,
      { ending: 0, rolledOver: 80 },
    ],
    ['more is spent than the credits of both months', 500, { ending: 0, rolledOver: 0 }],
    ['more credits were given back than spent', -3, { ending: 30, rolledOver: 100 }],
  ])('expire or roll over at the end of the month when %s', (_when, spent, end) => {
    expect(endMonth({ granted: 100, rolledOver: 30 }, spent)).toEqual(end);
  });

  it('belong to the month that was paid for, even if the payment is reported late', () => {
    const kept: MonthlyCredits = {
      userId: 'u1',
      month: { from: day('2026-03-01'), to: day('2026-04-01') },
      granted: 100,
      rolledOver: 0,
      sinceEntryId: null,
    };
    const month = (from: string, to: string) => ({ from: day(from), to: day(to) });
    expect(withMonthOf(kept, month('2026-03-01', '2026-04-01'), -100)).toMatchObject({ granted: 0 });
    expect(withMonthOf(kept, month('2026-02-01', '2026-03-01'), 100)).toMatchObject({ rolledOver: 100 });
    expect(withMonthOf(kept, month('2025-12-01', '2026-01-01'), 100)).toEqual(kept);
  });

  it('expire when the paid period ends, not at the end of the calendar month', () => {
    const month = { from: day('2026-02-28'), to: day('2026-03-28') };
    const begun = { userId: 'u1', month, granted: 0, rolledOver: 5, sinceEntryId: '7' };
    const paid = { from: day('2026-02-28'), to: day('2026-03-31') };
    expect(withMonthOf(begun, paid, 100)).toEqual({ ...begun, month: paid, granted: 100 });
  });

  it.each([
    ['2026-01-15', '2026-02-15'],
    ['2026-01-31', '2026-02-28'],
    ['2026-12-31', '2027-01-31'],
  ])('of a month that starts on %s last until %s', (from, to) => {
    expect(monthAfter(day(from))).toEqual(day(to));
  });
});
