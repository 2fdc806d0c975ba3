import { grant } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { siteForAll } from '../testing/test-server.ts';

interface HistoryPage {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const SCALARS = [
  'bio',
  'defaultPrivacy',
  'mailOnNewSignIn',
  'mailOnAiEdit',
  'hasPassword',
  'signInMethods',
  'storageLimit',
  'bandwidthLimit',
];
const OBJECTS = [
  'statistics { imageCount storageBytes viewCount aiEditCount apiKeyCount apiRequestCount bandwidthBytes }',
  'billing { plan from to next canManage }',
  'receipts { nodes { id item amountCents } pageInfo { endCursor hasNextPage } }',
  'activity { kind at subject imageUid }',
  'creditHistory { nodes { id kind amount reason createdAt } pageInfo { endCursor hasNextPage } }',
];
const OWN_FIELDS = [...SCALARS, ...OBJECTS];
const GIBIBYTE = 1024 ** 3;

describe('the fields of a user that only this user may read', () => {
  const { site, ann } = siteForAll('ann');
  let key: string;
  beforeAll(async () => {
    await site.world.uploadText(ann.user.id, 'picture of a hill');
    const create = `mutation { createApiKey(name: "Laptop") { key } }`;
    const { data } = await site.ask(create, {}, ann.token);
    key = `Api-Key ${(data?.['createApiKey'] as { key: string }).key}`;
  });

  it('are readable by a session of the user', async () => {
    const { data, errors } = await site.ask(`{ me { ${OWN_FIELDS.join(' ')} } }`, {}, ann.token);
    expect(errors).toEqual([]);
    expect(data?.['me']).toEqual({
      bio: '',
      defaultPrivacy: null,
      mailOnNewSignIn: ann.user.mailOnNewSignIn,
      mailOnAiEdit: ann.user.mailOnAiEdit,
      hasPassword: true,
      signInMethods: ['PASSWORD'],
      storageLimit: GIBIBYTE,
      bandwidthLimit: 10 * GIBIBYTE,
      statistics: expect.objectContaining({ imageCount: 1, apiKeyCount: 1 }),
      billing: {
        plan: 'free',
        from: ann.user.createdAt.toISOString(),
        to: null,
        next: null,
        canManage: false,
      },
      receipts: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
      activity: expect.arrayContaining([expect.objectContaining({ kind: 'IMAGE_UPLOADED' })]),
      creditHistory: {
        nodes: [expect.objectContaining({ kind: 'GRANT', amount: 100 })],
        pageInfo: { endCursor: expect.any(String), hasNextPage: false },
      },
    });
  });

  it.each(OWN_FIELDS)('refuse an API key with FORBIDDEN: %s', async (field) => {
    for (let run = 0; run < 3; run += 1) {
      const { data, errors } = await site.ask(`{ me { ${field} } }`, {}, key);
      expect([{ me: null }, { me: { defaultPrivacy: null } }]).toContainEqual(data);
      expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    }
  });

  it('do not include username, credits and upload limit, which an API key may read', async () => {
    const { data } = await site.ask(`{ me { username credits uploadLimit } }`, {}, key);
    expect(data).toMatchObject({ me: { username: 'ann', credits: 100 } });
  });

  it('do not include the usage, which an API key of the user may read', async () => {
    const usage = 'usage { storage { usedBytes limitBytes } requests { limit remaining } }';
    const { data, errors } = await site.ask(`{ me { ${usage} } }`, {}, key);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      me: { usage: { storage: { limitBytes: GIBIBYTE }, requests: { limit: 100 } } },
    });
    expect((await site.ask(`{ me { ${usage} } }`)).data).toEqual({ me: null });
  });

  it('are readable in the response to a login, whatever token the request has', async () => {
    const bob = await site.signUp('bob');
    const login = `mutation {
      login(input: { username: "ann", password: "Secret123" }) {
        ... on AuthPayload { user { ${OWN_FIELDS.join(' ')} } }
      }
    }`;
    for (const authorization of [null, 'Bearer stale', bob.token]) {
      const { data, errors } = await site.ask(login, {}, authorization);
      expect(errors).toEqual([]);
      expect(data).toMatchObject({ login: { user: { statistics: { imageCount: 1 }, hasPassword: true } } });
    }
  });

  it('return as many activity entries as requested', async () => {
    const { data } = await site.ask(`{ me { activity(first: 1) { subject } } }`, {}, ann.token);
    expect(data).toMatchObject({ me: { activity: [{}] } });
  });

  it('give each entry of the credit history a random id, on every page', async () => {
    const hal = await site.signUp('hal');
    await site.world.database.transaction((tx) => tx.credits.append(grant(hal.user.id, 5, 'Thanks')));
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const query = `query ($after: String) {
        me { creditHistory(first: 1, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }
      }`;
      const { data, errors } = await site.ask(query, { after }, hal.token);
      expect(errors).toEqual([]);
      const { nodes, pageInfo } = (data?.['me'] as { creditHistory: HistoryPage }).creditHistory;
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it.each(['0', '184467', 'nonsense', ''])(
    'refuse a cursor of the credit history that no page returned: %j',
    async (after) => {
      const query = 'query ($after: String) { me { creditHistory(after: $after) { nodes { id } } } }';
      const { errors } = await site.ask(query, { after }, ann.token);
      expect(errors[0]).toMatchObject({
        extensions: { code: 'INVALID_INPUT', details: { fields: { after: [expect.any(String)] } } },
      });
    },
  );

  it.each([0, -1, 51])('refuse a page size of %d', async (first) => {
    for (const list of [
      `activity(first: ${first}) { at }`,
      `creditHistory(first: ${first}) { nodes { id } }`,
      `receipts(first: ${first}) { nodes { id } }`,
    ]) {
      const { errors } = await site.ask(`{ me { ${list} } }`, {}, ann.token);
      expect(errors[0]).toMatchObject({
        extensions: { code: 'INVALID_INPUT', details: { fields: { first: [expect.any(String)] } } },
      });
    }
  });

  it('fail with UNAUTHENTICATED after the session was ended', async () => {
    const other = await site.signUp('cleo');
    const ended = await site.ask(`mutation { endSession(id: "${other.viewer.familyId}") }`, {}, other.token);
    expect(ended.data).toEqual({ endSession: other.viewer.familyId });
    const { errors } = await site.ask(`{ me { bio } }`, {}, other.token);
    expect(errors[0]).toMatchObject({
      message: TEXTS.generic.authenticationFailed,
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});
