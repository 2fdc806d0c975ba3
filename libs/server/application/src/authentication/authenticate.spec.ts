import { SESSION_REQUEST_LIMIT } from '@safelight/rules';
import { createWorld } from '../testing/index.ts';

const WINDOW_MS = 10 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const { authenticate } = world.useCases;
  const ask = (access = ada.tokens.access) => authenticate(`Bearer ${access}`);
  const useUp = async () => {
    for (let used = 0; used < SESSION_REQUEST_LIMIT; used += 1) {
      await world.sessionAllowances.take(ada.user.id, SESSION_REQUEST_LIMIT);
    }
  };
  return { world, ada, ask, useUp };
};

describe('an API key sent as a bearer token', () => {
  it('is accepted like one with the scheme Api-Key, and refused with the same error', async () => {
    const { world, ada } = await setUp();
    const { authenticate, updateApiKey, createApiKey } = world.useCases;
    const { key, apiKey } = await createApiKey(ada.viewer, 'my key');
    for (const scheme of ['Bearer', 'bearer', 'Api-Key']) {
      await expect(authenticate(`${scheme} ${key}`)).resolves.toMatchObject({
        kind: 'api-key',
        apiKeyId: apiKey.id,
      });
    }
    await updateApiKey(ada.viewer, apiKey.id, { isActive: false });
    await expect(authenticate(`Bearer ${key}`)).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
    await expect(authenticate('Bearer nonsense')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe("requests with a session's token", () => {
  it('are limited per account, and are accepted again in the next window', async () => {
    const { world, ask, useUp } = await setUp();
    await expect(ask()).resolves.toMatchObject({ kind: 'user' });
    await useUp().catch(() => undefined);
    await expect(ask()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { limit: SESSION_REQUEST_LIMIT, remaining: 0, retryAfterSeconds: WINDOW_MS / 1_000 },
    });
    world.clock.advance(WINDOW_MS);
    await expect(ask()).resolves.toBeDefined();
  });

  it('do not count towards the limits of API keys and of other accounts', async () => {
    const { world, ada, ask, useUp } = await setUp();
    const { key } = await world.useCases.createApiKey(ada.viewer, 'my key');
    const eve = await world.signUp('eve');
    await useUp();
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(ask(eve.tokens.access)).resolves.toBeDefined();
    await expect(world.useCases.authenticate(`Api-Key ${key}`)).resolves.toMatchObject({
      allowance: { limit: 100, remaining: 99 },
    });
  });
});
