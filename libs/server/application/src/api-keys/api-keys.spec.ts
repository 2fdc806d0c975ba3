import { API_KEYS_MAX, TEXTS } from '@safelight/rules';
import { API_KEY_REQUESTS, RequestAllowances } from '../limits/request-allowances.ts';
import { createWorld } from '../testing/index.ts';
import { ApiKeyUsage } from './api-key-usage.ts';
import { authenticateApiKey } from '../authentication/authenticate-api-key.ts';

const HOUR_MS = 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const { apiKey, key } = await world.useCases.createApiKey(viewer, 'my key');
  const usage = new ApiKeyUsage(world.repositories.apiKeys, world.clock);
  /** Creates the use cases of another process of the same installation. */
  const process = () =>
    authenticateApiKey({ ...world, usage, allowances: new RequestAllowances(world, API_KEY_REQUESTS) });
  return { world, user, viewer, apiKey, key, usage, process };
};

const outcomes = async (requests: readonly Promise<unknown>[]) => {
  const all = await Promise.allSettled(requests);
  const codes = all.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  return { admitted: all.length - codes.length, codes: new Set(codes) };
};

describe('an API key', () => {
  it('authenticates its owner, and reports how many requests are left in this hour', async () => {
    const { world, user, apiKey, key, process } = await setUp();
    const authenticate = process();
    const resetAt = new Date(world.clock.now().getTime() + HOUR_MS);
    expect(await authenticate(key)).toEqual({
      kind: 'api-key',
      userId: user.id,
      apiKeyId: apiKey.id,
      allowance: { limit: 100, remaining: 99, resetAt },
    });
    expect(await authenticate(key)).toMatchObject({ allowance: { remaining: 98 } });
  });

  it('is refused if it is unknown, inactive or deleted, or if its account is being deleted', async () => {
    const { world, user, viewer, apiKey, key, process } = await setUp();
    const authenticate = process();
    const REFUSED = { code: 'INVALID_API_KEY' };
    const changed = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    await expect(authenticate(changed)).rejects.toMatchObject(REFUSED);
    await expect(authenticate('short')).rejects.toMatchObject(REFUSED);

    await world.useCases.updateApiKey(viewer, apiKey.id, { isActive: false });
    await expect(authenticate(key)).rejects.toMatchObject(REFUSED);
    await world.useCases.updateApiKey(viewer, apiKey.id, { isActive: true });
    await world.repositories.users.setDeletionRequested(user.id, world.clock.now());
    await expect(authenticate(key)).rejects.toMatchObject(REFUSED);
    await world.repositories.users.setDeletionRequested(user.id, null);
    await expect(authenticate(key)).resolves.toBeDefined();
    await world.useCases.deleteApiKey(viewer, apiKey.id);
    await expect(authenticate(key)).rejects.toMatchObject(REFUSED);
  });
});

describe('open connections with an API key', () => {
  it('end at once, and no others, when the key is deactivated or deleted or the password changes', async () => {
    const { world, viewer } = await setUp();
    const { updateApiKey, deleteApiKey, changePassword, createApiKey } = world.useCases;
    const [one, other] = [await createApiKey(viewer, 'one'), await createApiKey(viewer, 'other')];
    const [byOne, byOther] = [
      await world.useCases.authenticate(`Api-Key ${one.key}`),
      await world.useCases.authenticate(`Api-Key ${other.key}`),
    ];
    let ended: boolean[] = [];
    world.useCases.watchAccess((isConcerned) => {
      ended = [byOne, byOther, viewer].map(isConcerned);
    });

    await updateApiKey(viewer, one.apiKey.id, { name: 'renamed' });
    expect(ended).toEqual([]);
    await updateApiKey(viewer, one.apiKey.id, { isActive: false });
    expect(ended).toEqual([true, false, false]);
    await deleteApiKey(viewer, other.apiKey.id);
    expect(ended).toEqual([false, true, false]);
    const chosen = { password: 'Changed123', passwordConfirm: 'Changed123' };
    await changePassword(viewer, { currentPassword: 'Secret123', ...chosen });
    expect(ended).toEqual([true, true, false]);
  });
});

describe('the API keys of an account', () => {
  it(`are at most ${API_KEYS_MAX}, even if created simultaneously, and deleting one makes room`, async () => {
    const { world, user, viewer, apiKey } = await setUp();
    const create = world.useCases.createApiKey;
    for (let made = 1; made < API_KEYS_MAX - 1; made += 1) await create(viewer, 'one more');
    const results = await outcomes([create(viewer, 'last'), create(viewer, 'too many')]);
    expect(results).toEqual({ admitted: 1, codes: new Set(['CONFLICT']) });
    expect(await world.repositories.apiKeys.listByUser(user.id)).toHaveLength(API_KEYS_MAX);
    await expect(create(viewer, 'too many')).rejects.toMatchObject({
      message: TEXTS.apiKeys.tooMany(API_KEYS_MAX),
    });
    await world.useCases.deleteApiKey(viewer, apiKey.id);
    await expect(create(viewer, 'room again')).resolves.toBeDefined();
  });

  it('cause an email to their owner when they are created', async () => {
    const { world } = await setUp();
    expect(world.mailOf('apiKeyCreated')).toMatchObject({
      to: 'ada@example.com',
      html: expect.stringContaining('my key'),
    });
  });

  it('can be created only with the password if the sign-in was more than ten minutes ago', async () => {
    const { world, viewer } = await setUp();
    const create = world.useCases.createApiKey;
    world.clock.advance(10 * 60 * 1000);
    await expect(create(viewer, 'stolen')).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    await expect(create(viewer, 'stolen', 'Wrong1234')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(create(viewer, 'mine', 'Secret123')).resolves.toBeDefined();
  });

  it('are not created with a password that is replaced while it is being checked', async () => {
    const { world, user, viewer } = await setUp();
    world.passwords.verify = async () => {
      await world.repositories.users.setPassword(user.id, 'hashed Changed123');
      return true;
    };
    await expect(world.useCases.createApiKey(viewer, 'stolen', 'Secret123')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await world.repositories.apiKeys.listByUser(user.id)).toHaveLength(1);
  });

  it('cannot have a line break in their name', async () => {
    const { world, viewer } = await setUp();
    await expect(world.useCases.createApiKey(viewer, 'Key\nMore')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('the usage of an API key', () => {
  it('is counted in total and for the current clock hour', async () => {
    const { world, viewer, apiKey, key, usage, process } = await setUp();
    const authenticate = process();
    const told = async () => {
      await usage.flush();
      const { requestsCount, requestsTotal } = await world.useCases.getApiKey(viewer, apiKey.id);
      return { requestsCount, requestsTotal };
    };
    world.clock.advance(HOUR_MS - 1_000);
    for (let i = 0; i < 3; i += 1) await authenticate(key);
    expect(await told()).toEqual({ requestsCount: 3, requestsTotal: 3 });
    await authenticate(key);
    world.clock.advance(1_000);
    await authenticate(key);
    expect(await told()).toEqual({ requestsCount: 1, requestsTotal: 5 });
    world.clock.advance(HOUR_MS);
    expect(await told()).toEqual({ requestsCount: 0, requestsTotal: 5 });
  });
});

describe('the hourly request limit', () => {
  it('accepts exactly 100 of 150 simultaneous requests in two processes, and does not count refused ones', async () => {
    const { world, apiKey, key, usage, process } = await setUp();
    const [one, two] = [process(), process()];
    const requests = Array.from({ length: 150 }, (_, i) => (i % 2 === 0 ? one(key) : two(key)));
    expect(await outcomes(requests)).toEqual({ admitted: 100, codes: new Set(['RATE_LIMITED']) });
    await usage.flush();
    expect(world.database.tables.apiKeys.get(apiKey.id)?.apiKey.requestsTotal).toBe(100);
  });

  it('accepts exactly 100 of 150 sequential requests, even if the process restarts after every tenth', async () => {
    const { key, process } = await setUp();
    let authenticate = process();
    let admitted = 0;
    for (let i = 0; i < 150; i += 1) {
      if (i % 10 === 9) authenticate = process();
      admitted += await authenticate(key).then(
        () => 1,
        () => 0,
      );
    }
    expect(admitted).toBe(100);
  });

  it('counts the requests of all keys of an account together', async () => {
    const { world, viewer, key, process } = await setUp();
    const authenticate = process();
    const others = [
      await world.useCases.createApiKey(viewer, 'second'),
      await world.useCases.createApiKey(viewer, 'third'),
    ];
    const keys = [key, ...others.map((one) => one.key)];
    const requests = Array.from({ length: 150 }, (_, i) => authenticate(keys[i % 3] ?? key));
    expect(await outcomes(requests)).toEqual({ admitted: 100, codes: new Set(['RATE_LIMITED']) });
  });

  it('refuses requests after the limit is reached, and accepts them again in the next hour', async () => {
    const { world, key, process } = await setUp();
    const authenticate = process();
    world.clock.advance(HOUR_MS / 2);
    await outcomes(Array.from({ length: 100 }, () => authenticate(key)));
    const nextHour = Date.parse('2026-01-01T01:00:00Z') / 1000;
    await expect(authenticate(key)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { limit: 100, remaining: 0, reset: nextHour, retryAfterSeconds: 1_800 },
    });
    world.clock.advance(HOUR_MS / 2);
    expect(await authenticate(key)).toMatchObject({ allowance: { remaining: 99 } });
  });

  it('accepts exactly 1,000 of 1,500 simultaneous requests on a plan with 1,000', async () => {
    const { world, user, key, usage } = await setUp();
    world.changeUser(user.id, { plan: 'pro_subscription' });
    let asked = 0;
    const rateCounters = {
      add: (...args: Parameters<typeof world.repositories.rateCounters.add>) => {
        asked += 1;
        return world.repositories.rateCounters.add(...args);
      },
    };
    const allowances = new RequestAllowances({ ...world, rateCounters }, API_KEY_REQUESTS);
    const authenticate = authenticateApiKey({ ...world, usage, allowances });
    for (let i = 0; i < 20; i += 1) await authenticate(key);
    expect(asked).toBe(2);
    expect(await authenticate(key)).toMatchObject({ allowance: { limit: 1_000, remaining: 979 } });
    const rest = await outcomes(Array.from({ length: 1_479 }, () => authenticate(key)));
    expect(rest).toEqual({ admitted: 979, codes: new Set(['RATE_LIMITED']) });
  });

  it('increases at once after an upgrade, even if it had been reached in this hour', async () => {
    const { world, user, key, process } = await setUp();
    const authenticate = process();
    await outcomes(Array.from({ length: 120 }, () => authenticate(key)));
    world.changeUser(user.id, { plan: 'pro_subscription' });
    await expect(authenticate(key)).resolves.toMatchObject({ allowance: { limit: 1_000 } });
  });
});
