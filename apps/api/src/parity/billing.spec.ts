import { FakePayments } from '@safelight/application/testing';
import { PLAN_OFFERS } from '@safelight/rules';
import { parity } from '../testing/parity.ts';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';

const PLAN = `id name priceUsd billingCycle editsIncluded effectiveCostPerEditUsd extraEditPriceUsd popular features isForSale`;
const BILLING = 'plan from to next canManage';
const RECEIPT = 'id item quantity paidAt amountCents currency refundedCents credits isTakenBack receiptUrl';

const startCheckout = (item: string, quantity = 1): [RestCall, GraphqlCall] => [
  { method: 'POST', path: '/billing/checkout/', body: { item, quantity } },
  {
    query: `mutation ($item: SaleItem!, $quantity: Int!) { startCheckout(item: $item, quantity: $quantity) }`,
    variables: { item: item.toUpperCase(), quantity },
  },
];

const confirm = (id: string): [RestCall, GraphqlCall] => [
  { method: 'POST', path: '/billing/checkout/confirm/', body: { id } },
  { query: `mutation ($id: ID!) { confirmCheckout(id: $id) { ${RECEIPT} } }`, variables: { id } },
];

const PORTAL: [RestCall, GraphqlCall] = [
  { method: 'POST', path: '/billing/portal/', body: {} },
  { query: `mutation { openBillingPortal }` },
];

const setRenewal = (renews: boolean): [RestCall, GraphqlCall] => [
  { method: 'PATCH', path: '/billing/subscription/', body: { renews } },
  { query: `mutation { setRenewal(renews: ${renews}) { ${BILLING} } }` },
];

describe('REST and GraphQL for billing', () => {
  const { site, ann, bob, expectSame, expectRefused } = parity();
  const payments = (): FakePayments => {
    const { payments } = site.world;
    if (payments instanceof FakePayments) return payments;
    throw new Error('The world of these tests sells by a payment service in memory.');
  };

  it('list the same plans for anyone, as the pricing page does', async () => {
    const query = `{ plans { ${PLAN} } }`;
    for (const as of [null, ann.token]) await expectSame(as, { path: '/plans/' }, { query });
    expect((await site.graphql(null, { query })).data).toMatchObject(PLAN_OFFERS);
  });

  it('refuse checkouts and billing data to visitors and to API keys', async () => {
    const { key } = await site.world.useCases.createApiKey(ann.viewer, 'Laptop');
    for (const call of [startCheckout('bulk_pack'), confirm('cs_1'), PORTAL, setRenewal(false)]) {
      await expectRefused(null, 'UNAUTHENTICATED', ...call);
      await expectRefused(`Api-Key ${key}`, 'FORBIDDEN', ...call);
    }
    for (const path of ['/billing/', '/billing/receipts/']) {
      expect(await site.rest(null, { path })).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await site.rest(`Api-Key ${key}`, { path })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('refuse the same orders with the same error codes', async () => {
    await expectRefused(ann.token, 'INVALID_INPUT', ...startCheckout('bulk_pack', 2));
    await expectRefused(ann.token, 'NOT_FOR_SALE', ...startCheckout('extra_edits', 40));
    await expectRefused(ann.token, 'CONFLICT', ...PORTAL);
    await expectRefused(ann.token, 'CONFLICT', ...setRenewal(false));
    payments().isDown = true;
    await expectRefused(ann.token, 'PAYMENTS_UNAVAILABLE', ...startCheckout('bulk_pack'));
  });

  it('show a purchase to the buyer, and to nobody else', async () => {
    const id = payments().sell(ann.user.id, 'bulk_pack');
    await expectSame(ann.token, ...confirm(id));
    const receipts = await site.rest(ann.token, { path: '/billing/receipts/' });
    const query = `{ me { receipts { nodes { ${RECEIPT} } } billing { ${BILLING} } } }`;
    const { data } = await site.graphql(ann.token, { query });
    expect(data).toMatchObject({ receipts: { nodes: receipts.data } });
    const billing = await site.rest(ann.token, { path: '/billing/' });
    expect(data).toMatchObject({ billing: billing.data });
    expect(billing.data).toMatchObject({ plan: 'bulk_pack', to: null });
    const [rest, graphql] = confirm(id);
    expect(await site.rest(bob.token, rest)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await site.graphql(bob.token, graphql)).toMatchObject({ code: null, data: null });
  });

  it('allow a subscription to be cancelled at the end of its month', async () => {
    const month = [new Date('2026-03-01T00:00:00Z'), new Date('2026-04-01T00:00:00Z')] as const;
    const id = payments().sellMonth(ann.user.id, ...month);
    await site.world.useCases.receivePaymentEvent(...payments().message({ kind: 'invoice', id }));
    await expectSame(ann.token, ...setRenewal(false));
    expect((await site.rest(ann.token, { path: '/billing/' })).data).toMatchObject({
      plan: 'pro_subscription',
      to: '2026-04-01T00:00:00.000Z',
      next: 'free',
    });
  });
});
