import type { StripeMessage } from '@safelight/billing/testing';
import { startPayingSite, type PayingSite } from './testing/paying-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('billing with a simulated Stripe', () => {
  let site: PayingSite;
  let ada: Awaited<ReturnType<PayingSite['join']>>;
  beforeEach(async () => {
    site = await startPayingSite();
    ada = await site.join('ada');
  });
  afterEach(() => site.close());

  const twice = (messages: readonly StripeMessage[]) => messages.flatMap((one) => [one, one]);
  const subscriptionId = (): string => site.books.all('subscription')[0]?.id ?? '';
  const spend = (credits: number) => {
    const entry = { userId: ada.user.id, kind: 'reserve', amount: -credits, reason: 'Edits' } as const;
    return site.world.repositories.credits.append({
      ...entry,
      jobId: site.world.ids.uuid(),
      externalReference: null,
    });
  };

  it.each([
    ['starter_pack', 5, 299],
    ['regular_pack', 20, 799],
    ['bulk_pack', 50, 1499],
    ['pro_subscription', 100, 999],
  ] as const)(
    '%s grants %i credits once, even if Stripe reports it several times and in the wrong order',
    async (item, credits, cents) => {
      const messages = site.books.complete(await ada.checkout(item));
      const answers = await site.deliver(...twice(messages.toReversed()), ...messages);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(ada.movements()).toEqual([['grant', credits]]);
      expect(await ada.balance()).toBe(100 + credits);
      expect(await ada.plan()).toBe(item);
      const receipts = await site.world.useCases.listReceipts(ada.viewer, 20, null);
      expect(receipts.receipts).toMatchObject([{ item, credits, amountCents: cents, currency: 'usd' }]);
    },
  );

  it('grants credits once when ten messages arrive at the same moment', async () => {
    const [message] = site.books.complete(await ada.checkout('bulk_pack'));
    await Promise.all(Array.from({ length: 10 }, () => site.deliver(message!)));
    expect(ada.movements()).toEqual([['grant', 50]]);
  });

  it('grants credits to the buyer who returns before Stripe reports the payment, and to no other user', async () => {
    const id = await ada.checkout('regular_pack');
    expect((await ada.send('/checkout/confirm/', { id })).status).toBe(404);
    const messages = site.books.complete(id);
    const eve = await site.join('eve');
    expect((await eve.send('/checkout/confirm/', { id })).status).toBe(404);
    expect(await ada.balance()).toBe(100);
    expect(await ada.send('/checkout/confirm/', { id })).toMatchObject({
      status: 200,
      body: { item: 'regular_pack', credits: 20, is_taken_back: false },
    });
    await site.deliver(...messages);
    expect(ada.movements()).toEqual([['grant', 20]]);
    expect(await eve.balance()).toBe(100);
  });

  it('grants nothing for an abandoned checkout', async () => {
    await ada.checkout('bulk_pack');
    expect(await ada.balance()).toBe(100);
    expect(await ada.plan()).toBe('free');
    const again = site.books.complete(await ada.checkout('bulk_pack'));
    await site.deliver(...again);
    expect(await ada.balance()).toBe(150);
  });

  describe('webhook messages', () => {
    const message = async () => site.books.complete(await ada.checkout('starter_pack'))[0]!;
    const post = (payload: string, signature: string) =>
      site.post('/webhook/', payload, { 'Stripe-Signature': signature });

    it('are refused if their signature is wrong, missing or too old, or if their content was changed', async () => {
      const paid = await message();
      const good = site.stripe.signed(paid);
      const old = site.stripe.signed(paid, undefined, Math.floor(Date.now() / 1000) - 301);
      const refused = [
        site.stripe.signed(paid, 'whsec_other'),
        { ...good, signature: '' },
        { ...good, signature: 't=1,v1=nonsense' },
        old,
        { ...good, payload: good.payload.replace('paid', 'Paid') },
        { ...good, payload: '' },
      ];
      for (const { payload, signature } of refused) {
        expect(await post(payload, signature)).toMatchObject({
          status: 400,
          body: { code: 'INVALID_SIGNATURE' },
        });
      }
      expect(await ada.balance()).toBe(100);
      expect(await post(good.payload, good.signature)).toEqual({ status: 200, body: { outcome: 'applied' } });
      expect(await post(good.payload, good.signature)).toEqual({
        status: 200,
        body: { outcome: 'repeated' },
      });
    });

    it('about unknown objects and other products are acknowledged, and change nothing', async () => {
      const [other] = site.books.somethingElse();
      expect(await site.deliver(other!)).toEqual([{ status: 200, body: { outcome: 'ignored' } }]);
      const foreign = site.books.addCheckout({ mode: 'payment', customer: 'cus_other' }, 'http://x');
      await site.deliver(...site.books.complete(foreign.id));
      expect(ada.movements()).toEqual([]);
    });

    it('are refused with 503 while Stripe is unavailable, and applied when Stripe sends them again', async () => {
      const paid = await message();
      site.stripe.breakDown(true);
      expect(await site.deliver(paid)).toMatchObject([
        { status: 503, body: { code: 'PAYMENTS_UNAVAILABLE' } },
      ]);
      site.stripe.breakDown(false);
      expect(await site.deliver(paid)).toMatchObject([{ status: 200, body: { outcome: 'applied' } }]);
      expect(await ada.balance()).toBe(105);
    }, 20_000);

    it('about a deleted account change nothing', async () => {
      const paid = await message();
      await site.world.repositories.users.purge(ada.user.id);
      expect(await site.deliver(paid)).toMatchObject([{ status: 200 }]);
      expect(site.world.database.tables.purchases.size).toBe(0);
    });
  });

  describe('refunds and disputes', () => {
    it('revoke all credits and end the plan when the whole price was refunded, whatever the order of the messages', async () => {
      const id = await ada.checkout('bulk_pack');
      await site.deliver(...site.books.complete(id));
      const payment = site.books.paymentOf(id);
      const [half] = site.books.refund(payment, 750);
      const [whole] = site.books.refund(payment, 1499);
      await site.deliver(whole!, half!, whole!);
      expect(await ada.balance()).toBe(100);
      expect(await ada.plan()).toBe('free');
      expect(ada.movements()).toEqual([
        ['grant', 50],
        ['revoke', -50],
      ]);
    });

    it('leave a negative balance if the credits were already spent, and the next purchase reduces that debt', async () => {
      const id = await ada.checkout('bulk_pack');
      await site.deliver(...site.books.complete(id));
      await spend(130);
      await site.deliver(...site.books.refund(site.books.paymentOf(id), 1499));
      expect(await ada.balance()).toBe(-30);
      await site.deliver(...site.books.complete(await ada.checkout('regular_pack')));
      expect(await ada.balance()).toBe(-10);
    });

    it('revoke the credits even if their message arrives before that of the purchase', async () => {
      const id = await ada.checkout('bulk_pack');
      const paid = site.books.complete(id);
      const refunded = site.books.refund(site.books.paymentOf(id), 1499);
      await site.deliver(...refunded, ...paid);
      expect(await ada.balance()).toBe(100);
      expect(ada.movements()).toEqual([
        ['grant', 50],
        ['revoke', -50],
      ]);
    });

    it('revoke credits during a dispute, grant them again if it is won, and revoke them again if it is lost', async () => {
      const id = await ada.checkout('bulk_pack');
      await site.deliver(...site.books.complete(id));
      const payment = site.books.paymentOf(id);
      await site.deliver(...site.books.dispute(payment, 'warning_needs_response'));
      expect(await ada.balance()).toBe(150);
      await site.deliver(...twice(site.books.dispute(payment, 'needs_response')));
      expect([await ada.balance(), await ada.plan()]).toEqual([100, 'free']);
      await site.deliver(...twice(site.books.dispute(payment, 'won')));
      expect([await ada.balance(), await ada.plan()]).toEqual([150, 'bulk_pack']);
      await site.deliver(...site.books.dispute(payment, 'lost'));
      expect([await ada.balance(), await ada.plan()]).toEqual([100, 'free']);
    });
  });

  describe('a subscription', () => {
    const subscribe = async () => {
      const messages = site.books.complete(await ada.checkout('pro_subscription'));
      await site.deliver(...messages);
    };
    const renew = async () => site.deliver(...twice(site.books.renew(subscriptionId()).toReversed()));

    it('lasts a month, and the unused credits of a month expire one month after the renewal', async () => {
      await subscribe();
      await spend(30);
      await renew();
      expect(await ada.balance()).toBe(270);
      await spend(50);
      await renew();
      expect(ada.movements().filter(([kind]) => kind === 'expire')).toEqual([['expire', -20]]);
      expect(await ada.balance()).toBe(100 + 300 - 80 - 20);
      const billing = await site.world.useCases.getBilling(ada.viewer);
      const { to, from } = billing;
      expect(billing).toMatchObject({ plan: 'pro_subscription', next: 'pro_subscription', canManage: true });
      expect((to?.getTime() ?? 0) - from.getTime()).toBe(30 * DAY_MS);
    });

    it('has the same result when the payment of its second month is reported before that of its first', async () => {
      const first = site.books.complete(await ada.checkout('pro_subscription'));
      const second = site.books.renew(subscriptionId());
      await site.deliver(...second, ...first);
      expect(await ada.balance()).toBe(300);
      await renew();
      expect(ada.movements().filter(([kind]) => kind === 'expire')).toEqual([['expire', -100]]);
    });

    it('can be bought only once at a time, and a new checkout expires the previous one', async () => {
      const older = await ada.checkout('pro_subscription');
      const newer = await ada.checkout('pro_subscription');
      expect(site.books.get(older)['status']).toBe('expired');
      await site.deliver(...site.books.complete(newer));
      expect(await ada.send('/checkout/', { item: 'pro_subscription' })).toMatchObject({
        status: 409,
        body: { code: 'NOT_FOR_SALE' },
      });
    });

    it('is cancelled at the end of its month, and the credits of that month last one month longer', async () => {
      await site.deliver(...site.books.complete(await ada.checkout('starter_pack')));
      await subscribe();
      const ending = await ada.send('/subscription/', { renews: false }, 'PATCH');
      expect(ending).toMatchObject({ status: 200, body: { plan: 'pro_subscription', next: 'starter_pack' } });
      expect(await ada.plan()).toBe('pro_subscription');
      await site.deliver(...site.books.end(subscriptionId()));
      expect(await ada.plan()).toBe('starter_pack');
      expect(await ada.balance()).toBe(205);
      const tidyAfter = (days: number) => site.world.jobs.tidyUp(new Date(Date.now() + days * DAY_MS));
      await tidyAfter(31);
      expect(await ada.balance()).toBe(205);
      await tidyAfter(62);
      expect(await ada.balance()).toBe(105);
      expect(site.world.database.tables.monthlyCredits.size).toBe(0);
    });

    it('can be set to renew again before it ends', async () => {
      await subscribe();
      await ada.send('/subscription/', { renews: false }, 'PATCH');
      expect(await ada.send('/subscription/', { renews: true }, 'PATCH')).toMatchObject({
        body: { next: 'pro_subscription' },
      });
    });

    it('loses the credits of a refunded month, and no other credits expire later', async () => {
      await subscribe();
      const invoice = site.books.all('invoice')[0]!;
      await site.deliver(...site.books.refund(site.books.paymentOf(invoice.id), 999));
      expect(await ada.balance()).toBe(100);
      await site.world.jobs.tidyUp(new Date(Date.now() + 200 * DAY_MS));
      expect(await ada.balance()).toBe(100);
    });

    it('allows its owner to buy extra edits at 25 cents each, which nobody else can buy', async () => {
      const extra = { item: 'extra_edits', quantity: 40 };
      expect(await ada.send('/checkout/', extra)).toMatchObject({
        status: 409,
        body: { code: 'NOT_FOR_SALE' },
      });
      await subscribe();
      const id = await ada.checkout('extra_edits', 40);
      expect(site.books.get(id)['amount_total']).toBe(1_000);
      await site.deliver(...site.books.complete(id));
      expect(await ada.balance()).toBe(240);
      for (const quantity of [3, 1_001, 4.5]) {
        expect((await ada.send('/checkout/', { ...extra, quantity })).status).toBe(400);
      }
    });

    it('is not renewed after the deletion of the account was requested, and is cancelled with the account', async () => {
      await subscribe();
      const { requestAccountDeletion } = site.world.useCases;
      await requestAccountDeletion(ada.viewer, { password: 'Secret123', username: 'ada' });
      for (const payload of site.world.queued('stop-renewals')) await site.world.jobs.stopRenewals(payload);
      expect(site.books.get(subscriptionId())['cancel_at_period_end']).toBe(true);
      await site.world.jobs.tidyUp(new Date(site.world.clock.now().getTime() + 31 * DAY_MS));
      expect(site.books.get(subscriptionId())['status']).toBe('canceled');
      expect(site.world.database.tables.users.has(ada.user.id)).toBe(false);
    });
  });

  it('offers the billing portal of Stripe only to people who have started a checkout', async () => {
    expect(await ada.send('/portal/', {})).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await ada.checkout('starter_pack');
    const { status, body } = await ada.send('/portal/', {});
    expect([status, String(body['url'])]).toEqual([201, expect.stringContaining('/portal/cus_')]);
  });
});
