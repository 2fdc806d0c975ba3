import { auditServer } from 'graphql-http';
import { siteForAll } from '../testing/test-server.ts';

describe('GraphQL over HTTP', () => {
  const { site } = siteForAll();

  it('passes every audit of graphql-http without an error', async () => {
    const results = await auditServer({ url: site.url });
    const failed = results.filter(({ status }) => status === 'error').map(({ name }) => name);
    expect(results.length).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });
});
