import { PLAN_OFFERS } from '@safelight/rules';
import { parity, type Person } from '../testing/parity.ts';
import type { BothTransports } from '../testing/both-transports.ts';

const PLAN = `id name priceUsd billingCycle editsIncluded effectiveCostPerEditUsd extraEditPriceUsd popular features`;

describe('GraphQL and REST on plans', () => {
  let site: BothTransports;
  let ann: Person;
  const { expectSame } = parity((ground) => ({ site, ann } = ground));

  it('tell anyone the same of them, which is what the pricing page is made of', async () => {
    const query = `{ plans { ${PLAN} } }`;
    for (const as of [null, ann.token]) await expectSame(as, { path: '/plans/' }, { query });
    expect((await site.graphql(null, { query })).data).toEqual(PLAN_OFFERS);
  });
});
