import { randomUUID } from 'node:crypto';
import type { GraphqlCall, RestCall } from '../testing/both-transports.ts';
import { parity } from '../testing/parity.ts';

const ACCOUNT = `id username email fullName bio subscription credits defaultPrivacy mailOnNewSignIn mailOnAiEdit
  hasPassword pendingEmail createdAt`;
const API_KEY = `id name prefix lastFour isActive createdAt lastUsed requestsCount requestsLimit requestsTotal`;

describe('REST and GraphQL', () => {
  const { site, ann, bob, ask, expectSame, expectAlike, expectRefused } = parity();

  describe('for accounts', () => {
    it('return the same account with its credits', async () => {
      await expectSame(ann.token, { path: '/auth/me/' }, { query: `{ me { ${ACCOUNT} } }` });
    });

    it('report the same usage for a session and for an API key', async () => {
      const usage = `storage { usedBytes limitBytes } bandwidth { usedBytes limitBytes resetsAt }
        requests { limit remaining resetsAt }`;
      const { apiKey: _, key } = await site.world.useCases.createApiKey(ann.viewer, 'program');
      for (const token of [ann.token, `Api-Key ${key}`]) {
        const rest = (await site.rest(token, { path: '/account/' })).data as Record<string, unknown>;
        const graphql = await site.graphql(token, {
          query: `{ me { subscription credits usage { ${usage} } } }`,
        });
        const { requests, ...limits } = (graphql.data as { usage: Record<string, object> }).usage;
        const { plan, credits } = rest;
        expect(graphql.data).toMatchObject({ subscription: plan, credits });
        expect(rest).toMatchObject(limits);
        // Each request with a key counts as one.
        const used = token === ann.token ? 0 : 1;
        const { remaining } = rest['requests'] as { remaining: number };
        expect(requests).toEqual({ ...(rest['requests'] as object), remaining: remaining - used });
      }
    });

    it('require the password for the same changes, and show the same account while a new address is unconfirmed', async () => {
      const email = 'elsewhere@example.com';
      const query = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { isEmailPending } }`;
      const change = (password?: string): [RestCall, GraphqlCall] => [
        { method: 'PATCH', path: '/auth/me/', body: { email, password } },
        { query, variables: { input: { email, password } } },
      ];
      await expectRefused(ann.token, 'PASSWORD_REQUIRED', ...change());
      await expectRefused(ann.token, 'WRONG_PASSWORD', ...change('Wrong1234'));
      await ask(ann.token, ...change('Secret123'));
      await expectSame(ann.token, { path: '/auth/me/' }, { query: `{ me { ${ACCOUNT} } }` });
      await expectRefused(
        ann.token,
        'PASSWORD_REQUIRED',
        { method: 'POST', path: '/auth/exports/' },
        { query: 'mutation { requestDataExport { id } }' },
      );
      const link = { uid: ann.viewer.userId, token: 'nothing' };
      for (const [path, field] of [
        ['confirm', 'confirmEmailChange'],
        ['undo', 'undoEmailChange'],
      ] as const) {
        await expectRefused(
          null,
          'INVALID_LINK',
          { method: 'POST', path: `/auth/me/email/${path}/`, body: link },
          {
            query: `mutation ($uid: ID!, $token: String!) { ${field}(uid: $uid, token: $token) }`,
            variables: link,
          },
        );
      }
    });

    it('refuse the same registrations, and name the same invalid fields', async () => {
      const taken = { username: 'ann', email: 'new@example.com', password: 'Secret123' };
      const mismatch = { username: 'cleo', email: 'cleo@example.com', password: 'Secret123' };
      const query = `mutation ($input: RegisterInput!) { register(input: $input) { username } }`;
      for (const [form, confirmation] of [
        [taken, 'Secret123'],
        [mismatch, 'Secret124'],
        [{ ...mismatch, password: 'short' }, 'short'],
        [{ ...mismatch, email: 'nowhere' }, 'Secret123'],
      ] as const) {
        const body = { ...form, password_confirm: confirmation };
        const variables = { input: { ...form, passwordConfirm: confirmation } };
        const { graphql } = await ask(
          null,
          { method: 'POST', path: '/auth/register/', body },
          { query, variables },
        );
        expect(graphql.fields).not.toBeNull();
      }
    });

    it('log the same user in, and refuse a wrong password with INVALID_CREDENTIALS', async () => {
      const query = `mutation ($input: LoginInput!) {
        login(input: $input) { ... on AuthPayload { user { id username email createdAt } } }
      }`;
      for (const password of ['Secret123', 'wrong']) {
        const credentials = { username: 'ann', password };
        const rest: RestCall = { method: 'POST', path: '/auth/login/', body: credentials };
        const graphql = { query, variables: { input: credentials } };
        if (password === 'wrong') await expectRefused(null, 'INVALID_CREDENTIALS', rest, graphql);
        else await expectSame(null, rest, graphql);
      }
    });

    it('report exactly once that a sign-in cancelled the deletion of the account', async () => {
      const cleo = await site.signUp('cleo');
      const credentials = { username: 'cleo', password: 'Secret123' };
      const rest: RestCall = { method: 'POST', path: '/auth/login/', body: credentials };
      const graphql = {
        query: `mutation ($input: LoginInput!) {
          login(input: $input) { ... on AuthPayload { deletionCancelled user { id } } }
        }`,
        variables: { input: credentials },
      };
      const dataOf = (answer: { data: unknown }) => answer.data as Record<string, unknown>;
      await site.world.useCases.requestAccountDeletion(cleo.viewer, credentials);
      expect(dataOf(await site.rest(null, rest))).toMatchObject({ deletionCancelled: true });
      expect(dataOf(await site.graphql(null, graphql))).toMatchObject({ deletionCancelled: false });
      const dora = await site.signUp('dora');
      const hers = { username: 'dora', password: 'Secret123' };
      await site.world.useCases.requestAccountDeletion(dora.viewer, hers);
      const answer = await site.graphql(null, { ...graphql, variables: { input: hers } });
      expect(dataOf(answer)).toMatchObject({ deletionCancelled: true });
    });

    it('refuse invalid access tokens and invalid API keys', async () => {
      for (const token of ['Bearer nonsense', 'Api-Key nonsense']) {
        const { graphql } = await ask(token, { path: '/images/' }, { query: `{ images { nodes { uid } } }` });
        expect(graphql.code).toMatch(/^(UNAUTHENTICATED|INVALID_API_KEY)$/);
      }
    });
  });

  describe('for API keys', () => {
    const CREATE = `mutation ($name: String!) { createApiKey(name: $name) { apiKey { ${API_KEY} } } }`;

    it('return the same API key when it is created, listed or changed', async () => {
      await expectAlike(
        ann.token,
        { method: 'POST', path: '/auth/api-keys/', body: { name: 'Laptop' } },
        { query: CREATE, variables: { name: 'Laptop' } },
        ({ apiKey }: { apiKey: object }) => apiKey,
      );
      await expectSame(ann.token, { path: '/auth/api-keys/' }, { query: `{ apiKeys { ${API_KEY} } }` });
      const [key] = await site.world.useCases.listApiKeys(ann.viewer);
      await expectSame(
        ann.token,
        { method: 'PATCH', path: `/auth/api-keys/${key?.id}/`, body: { is_active: false } },
        {
          query: `mutation ($id: ID!) { updateApiKey(id: $id, input: { isActive: false }) { ${API_KEY} } }`,
          variables: { id: key?.id },
        },
      );
    });

    it('refuse the same requests with the same error codes', async () => {
      const { key, apiKey } = await site.world.useCases.createApiKey(ann.viewer, 'Laptop');
      const create: RestCall = { method: 'POST', path: '/auth/api-keys/', body: { name: 'ab' } };
      const graphql = { query: CREATE, variables: { name: 'ab' } };
      await expectRefused(ann.token, 'INVALID_INPUT', create, graphql);
      await expectRefused(null, 'UNAUTHENTICATED', create, graphql);
      await expectRefused(`Api-Key ${key}`, 'FORBIDDEN', create, graphql);
      for (const id of [apiKey.id, randomUUID(), 'nonsense']) {
        await expectRefused(
          bob.token,
          'NOT_FOUND',
          { method: 'DELETE', path: `/auth/api-keys/${id}/` },
          { query: `mutation ($id: ID!) { deleteApiKey(id: $id) }`, variables: { id } },
        );
      }
    });
  });

  describe('for messages to the support address', () => {
    it('accept the same messages, and refuse the same ones with INVALID_INPUT', async () => {
      const query = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }`;
      const form = { name: 'Ada', email: 'ada@example.com', subject: 'Albums', message: 'Please have them.' };
      const send = (changes: Partial<typeof form> = {}): [RestCall, GraphqlCall] => [
        { method: 'POST', path: '/contact/', body: { ...form, category: 'feature', ...changes } },
        { query, variables: { input: { ...form, category: 'FEATURE', ...changes } } },
      ];
      expect((await ask(null, ...send())).rest.code).toBeNull();
      expect(site.world.database.tables.contactMessages).toHaveLength(2);
      for (const changes of [{ email: 'nowhere' }, { message: '' }, { subject: '' }, { name: '' }]) {
        await expectRefused(null, 'INVALID_INPUT', ...send(changes));
      }
    });
  });
});
