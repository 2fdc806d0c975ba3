import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startApart, type Apart } from '../harness/apart.ts';
import { bearer, credits, graphql, signUp, uploaded, type Account } from '../harness/client.ts';

interface Requested {
  readonly requestAiEdit: { readonly id: string };
}

const REQUEST = 'mutation($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }';

test.describe('simultaneous requests for edits', () => {
  let apart: Apart;
  let account: Account;
  let imageUid: string;

  const accounts: Account[] = [];

  test.beforeAll(async () => {
    apart = await startApart();
    // This worker only sends the emails of the sign-ups; the edits stay queued.
    const worker = await apart.startWorker();
    for (let i = 0; i < 3; i += 1) accounts.push(await signUp(apart.server.url, apart.server.dataDir));
    await worker.end();
  });
  test.beforeEach(async () => {
    account = accounts.pop()!;
    const jpeg = await makeJpeg({ width: 64, height: 48 });
    imageUid = (await uploaded(apart.server.url, bearer(account).Authorization, jpeg)).uid;
  });
  test.afterAll(() => apart.dispose());

  const twenty = <T>(send: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 20 }, send));

  const requestEdit = (prompt: string, idempotencyKey: string | null = null) =>
    graphql<Requested>(
      apart.server.url,
      REQUEST,
      { input: { imageUid, prompt, idempotencyKey } },
      account.access,
    );

  const entries = () =>
    apart.sql<{ kind: string; count: string }>(
      'SELECT kind, count(*) FROM credit_ledger WHERE user_id = $1 GROUP BY kind ORDER BY kind',
      [account.userId],
    );

  test('of 20 simultaneous edits with 1 credit left, 1 is accepted and 19 are rejected', async () => {
    await apart.sql(
      `INSERT INTO credit_ledger (user_id, kind, amount, reason) VALUES ($1, 'expire', -99, 'drill')`,
      [account.userId],
    );
    const answers = await twenty(() => requestEdit('black and white'));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'accepted').sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'INSUFFICIENT_CREDITS'), 'accepted']);
    expect(await credits(account)).toBe(0);
    expect(await entries()).toEqual([
      { kind: 'expire', count: '1' },
      { kind: 'grant', count: '1' },
      { kind: 'reserve', count: '1' },
    ]);
    await apart.server.expectSound();
  });

  test('20 GraphQL requests with one Idempotency-Key make one edit', async () => {
    const answers = await twenty(() => requestEdit('black and white', 'drill-key'));
    expect(new Set(answers.map(({ data }) => data?.requestAiEdit.id)).size).toBe(1);
    expect(await credits(account)).toBe(99);
    const other = await requestEdit('make it vintage', 'drill-key');
    expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_CONFLICT');
    await apart.server.expectSound();
  });

  test('20 REST requests with one Idempotency-Key make one edit', async () => {
    const request = async (
      prompt: string,
    ): Promise<{ status: number; body: { id?: string; code?: string } }> => {
      const response = await fetch(`${apart.server.url}/api/ai/edits/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'drill-key', ...bearer(account) },
        body: JSON.stringify({ image: imageUid, prompt }),
      });
      return { status: response.status, body: (await response.json()) as { id?: string; code?: string } };
    };
    const answers = await twenty(() => request('black and white'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await credits(account)).toBe(99);
    expect(await request('make it vintage')).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    await apart.server.expectSound();
  });
});
