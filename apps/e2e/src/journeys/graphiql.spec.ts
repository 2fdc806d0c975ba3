import { auditServer } from 'graphql-http';
import { expect, site, test } from '../harness/site.ts';

/**
 * Audits for which the specification allows either status: this server answers 400 to an operation that
 * cannot run.
 */
const ANSWERED_400 = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

test.describe('the GraphQL endpoint of the built server', () => {
  test('passes every audit of graphql-http', async () => {
    const results = await auditServer({ url: `${site.url}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    const namesOf = (wanted: string) =>
      results.filter(({ status }) => status === wanted).map(({ name }) => name);
    expect(namesOf('error')).toEqual([]);
    expect(namesOf('warn').sort()).toEqual(ANSWERED_400);
  });

  test('shows GraphiQL in a browser, from the server’s own files, and runs a query', async ({ page }) => {
    const problems: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    const answer = await page.goto(`${site.url}/graphql`);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    // The button appears before the editor is ready, and does nothing until then.
    await expect(page.locator('.graphiql-query-editor')).toContainText('googleSignIn');
    const run = page.getByRole('button', { name: /execute query/i });
    await run.click();
    await expect(page.locator('.graphiql-response')).toContainText('"googleSignIn": false');
    // The schema is loaded by introspection: the documentation lists its root types.
    await page.getByRole('button', { name: /documentation explorer/i }).click();
    await expect(page.getByText('All Schema Types')).toBeVisible();
    expect(problems).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
});
