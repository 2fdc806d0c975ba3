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

  it('create one Stripe customer per user, even if one is requested twice', async () => {
    expect(await payments().addCustomer(ada)).toBe(await payments().addCustomer(ada));
  });

  it('add a customer whose email or name has changed since a request whose response was lost', async () => {
    const lost = await payments().addCustomer(ada);
    for (const changed of [{ email: 'ada@example.org' }, { name: 'Ada Lovelace' }]) {
      expect(await payments().addCustomer({ ...ada, ...changed })).not.toBe(lost);
    }
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
