import { suspendAccount } from '@safelight/application';
import { clientAt, editRequest } from '@safelight/application/testing';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { buildGraphqlSchema } from '../build-schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/**
 * Every field of Subscription, as a document whose variable is the id of Ann's edit. A new field without a
 * row here fails the test.
 */
const DOCUMENTS: Readonly<Record<string, string>> = {
  aiEditProgress: 'subscription ($id: ID!) { aiEditProgress(jobId: $id) { id } }',
};
const MISSING_ID = '0c0c0c0c-0000-4000-8000-00000000ffff';
/** Long enough that no periodic check of a token runs during a test. */
const NEVER_MS = 100_000_000;

type Outcome = 'data' | { readonly closed: number } | { readonly code: string };

describe('the authorization of subscriptions', () => {
  let site: TestServer;
  let ann: Awaited<ReturnType<TestServer['signUp']>>;
  let keyOfAnn: string;
  let editId: string;
  const clients: Client[] = [];

  beforeEach(async () => {
    site = await startTestServer({ recheckMs: NEVER_MS });
    ann = await site.signUp('ann');
    const image = await site.world.uploadText(ann.user.id, 'picture');
    editId = (await site.world.useCases.requestAiEdit(ann.viewer, editRequest(image.uid, 'make it old'))).id;
    keyOfAnn = `Api-Key ${(await site.world.useCases.createApiKey(ann.viewer, 'A key')).key}`;
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(async (client) => client.dispose()));
    await site.stop();
  });

  const suspend = (username: string) =>
    suspendAccount({ ...site.world.repositories, ...site.world })(username, 'Spam');

  /** Subscribes; resolves with the first result or error, and with the close code at the end. */
  const watch = (authorization: string | null, query: string, id = editId) => {
    const client = createClient({
      url: site.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: authorization === null ? {} : { authorization },
    });
    clients.push(client);
    let resolveFirst: (outcome: Outcome) => void = () => undefined;
    const first = new Promise<Outcome>((resolve) => (resolveFirst = resolve));
    const ended = new Promise<unknown>((resolve) => {
      const fail = (failure: unknown): void => {
        const [error] = Array.isArray(failure) ? (failure as { extensions: { code: string } }[]) : [];
        resolveFirst(
          error === undefined
            ? { closed: (failure as { code: number }).code }
            : { code: error.extensions.code },
        );
        resolve((failure as { code?: number }).code);
      };
      client.subscribe(
        { query, variables: { id } },
        { next: () => resolveFirst('data'), error: fail, complete: () => resolve(null) },
      );
    });
    return { first, ended };
  };

  it('covers every field of Subscription', async () => {
    const fields = (await buildGraphqlSchema()).getSubscriptionType()?.getFields() ?? {};
    expect(Object.keys(DOCUMENTS).sort()).toEqual(Object.keys(fields).sort());
  });

  it.each(Object.entries(DOCUMENTS))('sends %s only to the owner of the edit', async (_, query) => {
    const bob = await site.signUp('bob');
    const keyOfBob = `Api-Key ${(await site.world.useCases.createApiKey(bob.viewer, 'A key')).key}`;
    const sam = await site.signUp('sam');
    const keyOfSam = `Api-Key ${(await site.world.useCases.createApiKey(sam.viewer, 'A key')).key}`;
    await suspend('sam');
    const again = { username: 'sam', password: 'Secret123', client: clientAt() };
    const sessionOfSam = `Bearer ${(await site.world.useCases.logIn(again)).tokens.access}`;
    for (const [who, token, outcome] of [
      ['the owner', ann.token, 'data'],
      ['the owner’s key', keyOfAnn, 'data'],
      ['a stranger', bob.token, { code: 'NOT_FOUND' }],
      ['a stranger’s key', keyOfBob, { code: 'NOT_FOUND' }],
      ['a guest', null, { closed: 4403 }],
      ['somebody suspended', sessionOfSam, { closed: 4403 }],
      ['the key of somebody suspended', keyOfSam, { closed: 4403 }],
    ] as const) {
      expect([who, await watch(token, query).first]).toEqual([who, outcome]);
    }
    expect(await watch(bob.token, query, MISSING_ID).first).toEqual({ code: 'NOT_FOUND' });
  });

  it.each(['a session', 'a key'])(
    'closes a subscription immediately when the account of %s is suspended',
    async (what) => {
      const query = Object.values(DOCUMENTS)[0] ?? '';
      const bob = await site.signUp('bob');
      const image = await site.world.uploadText(bob.user.id, 'picture');
      const { id } = await site.world.useCases.requestAiEdit(
        bob.viewer,
        editRequest(image.uid, 'make it old'),
      );
      const others = watch(bob.token, query, id);
      const open = watch(what === 'a key' ? keyOfAnn : ann.token, query);
      expect([await open.first, await others.first]).toEqual(['data', 'data']);
      await suspend('ann');
      expect(await open.ended).toBe(4403);
      const still = await Promise.race([others.ended, Promise.resolve('open')]);
      expect(still).toBe('open');
    },
  );

  it.each(['deactivated', 'deleted'])('closes a subscription immediately when its key is %s', async (how) => {
    const query = Object.values(DOCUMENTS)[0] ?? '';
    const bob = await site.signUp('bob');
    const { updateApiKey, deleteApiKey, createApiKey } = site.world.useCases;
    const image = await site.world.uploadText(bob.user.id, 'picture');
    const { id } = await site.world.useCases.requestAiEdit(bob.viewer, editRequest(image.uid, 'make it old'));
    const { key, apiKey } = await createApiKey(bob.viewer, 'A key');
    const open = watch(`Api-Key ${key}`, query, id);
    expect(await open.first).toBe('data');
    if (how === 'deleted') await deleteApiKey(bob.viewer, apiKey.id);
    else await updateApiKey(bob.viewer, apiKey.id, { isActive: false });
    expect(await open.ended).toBe(4403);
  });
});
