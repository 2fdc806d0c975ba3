import type { StripeMessage } from '@safelight/billing/testing';
import { startPayingSite, type PayingSite } from './testing/paying-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('billing with lost Stripe messages and subscriptions that are paid twice', () => {
  let site: PayingSite;
  let ada: Awaited<ReturnType<PayingSite['join']>>;
  beforeEach(async () => {
    site = await startPayingSite();
    ada = await site.join('ada');
  });
  afterEach(() => site.close());

  const subscriptionId = (): string => site.books.all('subscription')[0]?.id ?? '';

  describe('a payment for which no message arrived', () => {
    const catchUp = () => site.world.jobs.catchUpPayments();

    it('is found by the hourly check and applied once, whether it is a pack, a renewal or a refund', async () => {
      site.books.complete(await ada.checkout('starter_pack'));
      expect(await catchUp()).toBe(1);
      expect(await ada.balance()).toBe(105);

      await site.deliver(...site.books.complete(await ada.checkout('pro_subscription')));
      const renewal = site.books.renew(subscriptionId());
      expect(await ada.balance()).toBe(205);
      expect(await catchUp()).toBe(renewal.length);
      expect(await ada.balance()).toBe(305);
      const { to } = await site.world.useCases.getBilling(ada.viewer);
      expect((to?.getTime() ?? 0) - Date.now()).toBeGreaterThan(55 * DAY_MS);

      const invoice = site.books.all('invoice')[0]!;
      site.books.refund(site.books.paymentOf(invoice.id), 999);
      expect([await catchUp(), await catchUp()]).toEqual([1, 0]);
      expect(await ada.balance()).toBe(205);
      const late = await site.deliver(...renewal);
      expect(late.map(({ body }) => body['outcome'])).toEqual(renewal.map(() => 'repeated'));
    });

    it('is looked up again after an outage of Stripe, and does not delay other payments if its lookup fails', async () => {
      const broken = site.books.complete(await ada.checkout('bulk_pack'));
      site.books.complete(await ada.checkout('starter_pack'));
      site.stripe.breakDown(true);
      await expect(catchUp()).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
      site.stripe.breakDown(false);
      const payments = site.payments;
      const { fetchFacts } = payments;
      payments.fetchFacts = async (subject) => {
        if (subject.id === broken[0]!.data.object.id) throw new Error('unreadable');
        return fetchFacts(subject);
      };
      await expect(catchUp()).rejects.toThrow('1 messages of the payment service could not be processed');
      expect(await ada.balance()).toBe(105);
      payments.fetchFacts = fetchFacts;
      expect(await catchUp()).toBe(1);
      expect(await ada.balance()).toBe(155);
    }, 20_000);
  });

  describe('two subscriptions that are paid at the same moment', () => {
    const both = async () => {
      const older = await ada.checkout('pro_subscription');
      const newer = await ada.checkout('pro_subscription');
      return [...site.books.complete(older), ...site.books.complete(newer)];
    };
    const undo = async () => {
      for (const payload of site.world.queued('undo-subscription'))
        await site.world.jobs.undoSubscription(payload);
    };

    it.each([
      ['in order', (messages: readonly StripeMessage[]) => messages],
      ['in the wrong order', (messages: readonly StripeMessage[]) => messages.toReversed()],
    ])(
      'are reduced to one when reported %s: the other is cancelled, its money refunded and its credits revoked',
      async (_how, inOrder) => {
        await site.deliver(...inOrder(await both()));
        expect(await ada.balance()).toBe(300);
        await undo();
        await undo();
        const states = site.books.all('subscription').map(({ status }) => status);
        expect(states.toSorted()).toEqual(['active', 'canceled']);
        const refunds = site.books.all('charge').map(({ amount_refunded: cents }) => cents);
        expect(refunds.toSorted()).toEqual([0, 999]);
        expect(await ada.balance()).toBe(200);
        expect(await ada.plan()).toBe('pro_subscription');
        expect((await site.world.useCases.getBilling(ada.viewer)).next).toBe('pro_subscription');
      },
    );
  });

  it('refuses to start more than twenty checkouts of one account within an hour', async () => {
    for (let begun = 0; begun < 20; begun += 1) await ada.checkout('starter_pack');
    const refused = await ada.send('/checkout/', { item: 'starter_pack' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const eve = await site.join('eve');
    expect((await eve.send('/checkout/', { item: 'starter_pack' })).status).toBe(201);
  });

  it('refuses to ask Stripe more than sixty times within an hour for one account whether checkouts are paid', async () => {
    const confirm = (buyer: typeof ada, id: string) => buyer.send('/checkout/confirm/', { id });
    const id = await ada.checkout('starter_pack');
    for (let asked = 0; asked < 60; asked += 1) expect((await confirm(ada, id)).status).toBe(404);
    site.books.complete(id);
    expect(await confirm(ada, id)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const eve = await site.join('eve');
    expect((await confirm(eve, id)).status).toBe(404);
    site.world.clock.advance(60 * 60 * 1000);
    expect(await confirm(ada, id)).toMatchObject({ status: 200, body: { item: 'starter_pack' } });
  });
});
