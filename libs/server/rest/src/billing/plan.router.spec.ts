import { PLAN_OFFERS } from '@safelight/rules';
import { serverForAll } from '../testing/test-server.ts';

describe('the list of plans', () => {
  const { server } = serverForAll();

  it.each(['/api/plans/', '/api/plans'])('is readable by anyone at %s', async (path) => {
    const answer = await server.send(path);
    const plans = answer.json() as readonly object[];
    expect([answer.status, plans.length]).toEqual([200, PLAN_OFFERS.length]);
    expect(plans[1]).toEqual({
      id: 'starter_pack',
      name: 'Starter Pack',
      price_usd: 2.99,
      billing_cycle: null,
      edits_included: 5,
      effective_cost_per_edit_usd: 0.6,
      extra_edit_price_usd: null,
      popular: true,
      is_for_sale: true,
      features: ['Everything in Free Trial', 'Credits that do not expire'],
    });
    expect(plans[4]).toMatchObject({ billing_cycle: 'month', price_usd: 9.99, extra_edit_price_usd: 0.25 });
  });

  it('cannot be changed', async () => {
    expect((await server.sendJson('/api/plans/', 'POST', { price_usd: 0 })).status).toBe(405);
  });
});
