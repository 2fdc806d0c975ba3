import { serverForEach } from '../testing/test-server.ts';

const GIBIBYTE = 1024 ** 3;

interface UsageBody {
  readonly storage: { readonly used_bytes: number };
  readonly requests: { readonly remaining: number };
}

describe('the usage of an account over REST', () => {
  const { server, ann } = serverForEach('ann');

  const usage = async (headers: { readonly Authorization: string }, path = '/api/account/') => {
    const answer = await server.send(path, { headers });
    return { answer, body: answer.json() as UsageBody };
  };

  it.each(['/api/account/', '/api/account'])('is readable with a session at %s', async (path) => {
    const { answer, body } = await usage(ann.headers, path);
    expect(answer.status).toBe(200);
    expect(body).toEqual({
      username: 'ann',
      plan: 'free',
      credits: 100,
      credits_per_edit: 1,
      upload_limit_bytes: 10 * 1024 * 1024,
      storage: { used_bytes: 0, limit_bytes: GIBIBYTE },
      bandwidth: {
        used_bytes: 0,
        limit_bytes: 10 * GIBIBYTE,
        resets_at: expect.stringMatching(/-01T00:00:00/),
      },
      requests: { limit: 100, remaining: 100, resets_at: expect.any(String) },
    });
    expect(answer.headers).not.toHaveProperty('x-ratelimit-remaining');
  });

  it('is readable with an API key, and reports the same remaining requests as the response headers', async () => {
    const key = await server.keyOf(ann);
    const { answer, body } = await usage(key);
    expect(body.requests.remaining).toBe(99);
    expect(answer.headers['x-ratelimit-remaining']).toBe('99');
    expect((await usage(ann.headers)).body.requests.remaining).toBe(99);
    expect((await usage(key)).body.requests.remaining).toBe(98);
  });

  it('includes the stored bytes, and the requests made with all keys of the account', async () => {
    await server.addImage(ann, { bytes: 'picture of a hill' });
    const { body } = await usage(ann.headers);
    expect(body.storage.used_bytes).toBeGreaterThan(0);
    const [laptop, phone] = [await server.keyOf(ann), await server.keyOf(ann)];
    await usage(laptop);
    expect((await usage(phone)).body.requests.remaining).toBe(98);
  });

  it('counts requests from zero every hour, and separately for each account', async () => {
    const [key, bob] = [await server.keyOf(ann), await server.join('bob')];
    await usage(key);
    expect((await usage(bob.headers)).body.requests.remaining).toBe(100);
    server.world.clock.advance(60 * 60 * 1000);
    expect((await usage(ann.headers)).body.requests.remaining).toBe(100);
  });
});
