import { digestOf, type Image } from '@safelight/domain';
import { MISSING_UID, PUBLIC_URL, serverForAll } from './testing/test-server.ts';

/**
 * Viewers who must not see Ann's private image; requests with an invalid key have a test of their own below.
 */
const OTHERS = ['another user', 'a visitor'] as const;
const WRONG_KEY = { Authorization: 'Api-Key wrong-key' };

/** Identifies the current version of the private image. */
interface Shown {
  readonly digest: string;
  readonly versionId: string;
}
interface Try {
  readonly method?: string;
  readonly path: (uid: string, shown: Shown) => string;
  readonly body?: (uid: string) => unknown;
  /** True for routes that refuse visitors before anything is looked up. */
  readonly isForUsers?: boolean;
  /** True for routes that ignore credentials. */
  readonly isForAnyone?: boolean;
}

const api = (route: string) => (uid: string) => `/api/images/${route}${uid}/`;
const bytes =
  (name: string) =>
  (uid: string, { digest }: Shown) =>
    `/i/${uid}/${digest}/${name}`;
const version =
  (route: string) =>
  (uid: string, { versionId }: Shown) =>
    `/api/images/${uid}/versions/${versionId}/${route}`;

const PATCHES = [
  { title: 'Mine' },
  { original_filename: 'mine.jpg' },
  { privacy: 'public' },
  { tags: ['mine'] },
  { is_favorite: false },
  {},
];

const TRIES: readonly (readonly [string, Try])[] = [
  ['GET image', { path: api('') }],
  ['GET info', { path: api('info/') }],
  ['GET i', { path: api('i/'), isForUsers: true }],
  ['GET public', { path: api('public/'), isForAnyone: true }],
  ['GET file', { path: api('file/') }],
  ['HEAD file', { path: api('file/'), method: 'HEAD' }],
  ['GET download', { path: api('download/') }],
  [
    'GET file of a version',
    { path: (uid, { versionId }) => `/api/images/file/${uid}/?version=${versionId}` },
  ],
  ['GET versions', { path: (uid) => `/api/images/${uid}/versions/` }],
  ['GET comparisons', { path: (uid) => `/api/images/${uid}/comparisons/`, isForUsers: true }],
  ['GET version', { path: version('') }],
  ['GET bytes of a version', { path: version('download/') }],
  ['DELETE version', { path: version(''), method: 'DELETE', isForUsers: true }],
  ['POST use of a version', { path: version('use/'), method: 'POST', isForUsers: true }],
  ['DELETE image', { path: api(''), method: 'DELETE', isForUsers: true }],
  ...PATCHES.map(
    (body) =>
      [
        `PATCH ${JSON.stringify(body)}`,
        { path: api(''), method: 'PATCH', body: () => body, isForUsers: true },
      ] as const,
  ),
  ['GET archive', { path: (uid) => `/api/images/archive/?uids=${uid}`, isForUsers: true }],
  [
    'POST comparison of its versions',
    {
      path: () => '/api/images/comparisons/',
      method: 'POST',
      body: (uid) => ({ image: uid, original_version: 'a', edited_version: 'b' }),
      isForUsers: true,
    },
  ],
  ['GET comparison with its uid', { path: api('comparisons/') }],
  ['GET bytes', { path: bytes('full.png') }],
  ['GET original', { path: bytes('original.png') }],
  ...[320, 640, 1280, 2048].map((width) => [`GET thumbnail ${width}`, { path: bytes(`w${width}`) }] as const),
  ['GET transform', { path: bytes('full.png?width=640&height=480&fit=cover') }],
  ['GET forged signature', { path: bytes('full.png?expires=99999999999&signature=x') }],
  ['GET another version', { path: (uid) => `/i/${uid}/${'0'.repeat(32)}/full.png` }],
  ['GET oEmbed', { path: (uid) => `/oembed?url=${PUBLIC_URL}/image/${uid}`, isForAnyone: true }],
  ['GET delete page', { path: (uid) => `/d/${uid}/token`, isForAnyone: true }],
  ['POST delete page', { path: (uid) => `/d/${uid}/token`, method: 'POST', isForAnyone: true }],
];

describe('a private image', () => {
  const { server, ann, bob } = serverForAll('ann', 'bob');
  let secret: Image;

  beforeAll(async () => {
    secret = await server.addImage(ann);
  });

  const ask = async ({ path, method = 'GET', body }: Try, uid: string, headers: Record<string, string>) => {
    const url = path(uid, { digest: digestOf(secret.current), versionId: secret.current.id });
    const answer =
      body === undefined
        ? await server.send(url, { method, headers })
        : await server.sendJson(url, method, body(uid), headers);
    return {
      status: answer.status,
      body: answer.text,
      headers: { ...answer.headers, date: '', 'x-request-id': '' },
    };
  };

  describe.each(OTHERS)('requested by %s', (who) => {
    it.each(TRIES)('looks like a missing image: %s', async (_what, one) => {
      const headers: Record<string, string> = who === 'a visitor' ? {} : bob.headers;
      const [real, missing] = [await ask(one, secret.uid, headers), await ask(one, MISSING_UID, headers)];
      expect(real).toEqual(missing);
      const isRefusedFirst = one.isForUsers === true && !('Authorization' in headers);
      expect(real.status).toBe(isRefusedFirst ? 401 : 404);
      expect(real.body).not.toContain(secret.uid);
    });
  });

  it.each(TRIES)('looks like a missing image to a client with an invalid key: %s', async (_what, one) => {
    const [real, missing] = [await ask(one, secret.uid, WRONG_KEY), await ask(one, MISSING_UID, WRONG_KEY)];
    expect(real).toEqual(missing);
    expect(real.status).toBe(one.isForAnyone === true ? 404 : 401);
  });

  it.each(['update', 'trash', 'restore', 'delete_forever'])(
    'is ignored by the bulk action %s of another user',
    async (action) => {
      const body = { action, uids: [secret.uid] };
      const answer = await server.sendJson('/api/images/bulk/', 'POST', body, bob.headers);
      expect([answer.status, answer.json()]).toEqual([200, { count: 0 }]);
    },
  );

  it('is unchanged after all these requests, and readable by its owner', async () => {
    expect(server.world.database.tables.images.get(secret.uid)).toEqual(secret);
    expect(server.deliveries).toEqual([]);
    expect((await server.send(`/api/images/${secret.uid}/`, { headers: ann.headers })).status).toBe(200);
  });
});
