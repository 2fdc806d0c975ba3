import { createStripePayments } from './stripe-payments.ts';
import { startStripeServer, type StripeServer } from './testing/index.ts';

describe('payments through Stripe', () => {
  let server: StripeServer;
  beforeAll(async () => {
    server = await startStripeServer();
  });
  afterAll(() => server.close());

  const payments = () => createStripePayments(server.settings);
  const ada = { userId: 'u1', email: 'ada@example.com', name: 'Ada' };
  const order = (customerId: string) => ({
    userId: 'u1',
    customerId,
    item: 'bulk_pack' as const,
    quantity: 1,
    successUrl: 'https://safelight.test/profile?checkout={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://safelight.test/pricing',
  });
  const idIn = (url: string): string => url.split('/').at(-1) ?? '';

  it.each([true, false])(
    'create one Stripe customer per user, even if one is requested twice (Stripe can search: %s)',
    async (isSearchable) => {
      server.books.isSearchable = isSearchable;
      const eve = { ...ada, userId: `eve-${isSearchable}` };
      expect(await payments().addCustomer(eve)).toBe(await payments().addCustomer(eve));
      expect(await payments().addCustomer(ada)).not.toBe(await payments().addCustomer(eve));
      server.books.isSearchable = true;
    },
  );

  it('find the customer of a request whose response was lost, although the email and the name have changed since', async () => {
    const lost = await payments().addCustomer(ada);
    const changed = { email: 'ada@example.org', name: 'Ada Lovelace' };
    expect(await payments().addCustomer({ ...ada, ...changed })).toBe(lost);
    expect(server.books.get(lost)).toMatchObject(changed);
  });

  it('add a customer whose email has changed since a lost response, even where Stripe has no search', async () => {
    const lost = await payments().addCustomer(ada);
    server.books.isSearchable = false;
    expect(await payments().addCustomer({ ...ada, email: 'ada@example.net' })).not.toBe(lost);
    server.books.isSearchable = true;
  });

  it('charge the price of the price list, and report a sale as unpaid before its payment and as paid after it', async () => {
    const url = await payments().startCheckout(order(await payments().addCustomer(ada)));
    const subject = { kind: 'checkout', id: idIn(url) } as const;
    const sale = { userId: 'u1', item: 'bulk_pack', quantity: 1, amountCents: 1499, paidAt: null };
    expect(await payments().fetchFacts(subject)).toMatchObject({ sale, subscription: null });
    server.books.complete(subject.id);
    const paid = { ...sale, paidAt: expect.any(Date) as Date, refundedCents: 0, dispute: 'none' };
    expect((await payments().fetchFacts(subject)).sale).toMatchObject(paid);
    const payment = { kind: 'payment', id: server.books.paymentOf(subject.id) } as const;
    expect(await payments().fetchFacts(payment)).toEqual(await payments().fetchFacts(subject));
  });

  it('report nothing for unknown objects and for sales of other products', async () => {
    const foreign = server.books.addCheckout({ mode: 'payment' }, 'http://x').id;
    for (const kind of ['checkout', 'invoice', 'payment', 'subscription'] as const) {
      for (const id of ['nothing', foreign]) {
        expect(await payments().fetchFacts({ kind, id })).toEqual({ sale: null, subscription: null });
      }
    }
  });

  it('fail with PAYMENTS_UNAVAILABLE if the key is wrong, without revealing the key', async () => {
    const wrong = createStripePayments({ ...server.settings, secretKey: 'sk_test_wrong' });
    await expect(wrong.addCustomer(ada)).rejects.toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
      details: {},
    });
  });
});
