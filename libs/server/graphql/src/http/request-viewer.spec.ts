import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { answerOf, FORM_TYPE, startTestServer, type TestServer } from '../testing/test-server.ts';

const RESET_AT = new Date('2026-11-21T11:00:00.000Z');
const RESET = String(RESET_AT.getTime() / 1_000);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the remaining requests of an API key', () => {
  let site: TestServer;
  let count: number;
  beforeAll(async () => {
    site = await startTestServer({
      useCases: {
        authenticate: async (authorization?: string) => {
          count += 1;
          if (authorization === 'Api-Key spent') {
            const details = { limit: 100, remaining: 0, reset: Number(RESET), retryAfterSeconds: 1_234 };
            throw new DomainError('RATE_LIMITED', TEXTS.generic.rateLimited, details);
          }
          if (authorization !== 'Api-Key good')
            throw new DomainError('INVALID_API_KEY', TEXTS.apiKeys.invalid);
          const allowance = { limit: 100, remaining: 41, resetAt: RESET_AT };
          return { kind: 'api-key', userId: 'ann', apiKeyId: 'key', allowance };
        },
        grantUpload: async () => ({ userId: 'ann', maxBytes: 1_000 }),
      } as never,
    });
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    count = 0;
  });

  const shownOn = ({ headers }: Response) =>
    ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));
  const post = (body: string, authorization: string, headers: Record<string, string> = JSON_TYPE) =>
    site.send(body, { ...headers, authorization });

  const BODIES: [string, string][] = [
    ['a query', '{"query":"{ apiKeys { id } }"}'],
    ['a query that needs no viewer', '{"query":"{ siteConfig { googleSignIn } }"}'],
    ['an invalid query', '{"query":"{ nonsense }"}'],
    ['a query that cannot be parsed', '{"query":"{"}'],
    ['broken JSON', '{'],
    ['a batch', '[]'],
  ];

  it.each(BODIES)(
    'are in the headers of the response to %s, which counts as one request',
    async (_, body) => {
      expect(shownOn(await post(body, 'Api-Key good'))).toEqual(['100', '41', RESET]);
      expect(count).toBe(1);
    },
  );

  it.each(BODIES)('are zero in the headers when %s is refused with 429', async (_, body) => {
    const response = await post(body, 'Api-Key spent');
    expect(response.status).toBe(429);
    expect(shownOn(response)).toEqual(['100', '0', RESET]);
    expect(response.headers.get('retry-after')).toBe('1234');
    const { data, errors } = await answerOf(response);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: TEXTS.generic.rateLimited,
        extensions: { code: 'RATE_LIMITED', details: { limit: 100, remaining: 0, retryAfterSeconds: 1_234 } },
      },
    ]);
  });

  it('are in the headers of the response to an upload, which counts as one request', async () => {
    const headers = { 'content-type': FORM_TYPE, 'apollo-require-preflight': '1' };
    const response = await post('no form', 'Api-Key good', headers);
    expect([response.status, ...shownOn(response)]).toEqual([400, '100', '41', RESET]);
    expect(count).toBe(1);
  });

  it('are not in the headers for an invalid key, which fails only where a viewer is required', async () => {
    const open = await post('{"query":"{ siteConfig { googleSignIn } }"}', 'Api-Key bad');
    expect([open.status, ...shownOn(open)]).toEqual([200, null, null, null]);
    const closed = await answerOf(await post('{"query":"{ apiKeys { id } }"}', 'Api-Key bad'));
    expect(closed.errors[0]?.extensions.code).toBe('INVALID_API_KEY');
  });
});
