import { auditServer } from 'graphql-http';
import { siteForAll } from '../testing/test-server.ts';

describe('the GraphQL endpoint', () => {
  const { site } = siteForAll();

  it('passes every audit of the test suite graphql-http', async () => {
    const results = await auditServer({ url: site.url });
    const failed = results.filter(({ status }) => status === 'error').map(({ name }) => name);
    expect(results.length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });
});
