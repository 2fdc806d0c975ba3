import { digestOf, type Image } from '@safelight/domain';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { MISSING_UID } from './testing/world.ts';

/** Who has no business with Ann's private image. A key that is not good is nobody where nobody is let in. */
const OTHERS: readonly (readonly [string, Record<string, string>])[] = [
  ['another user', { Authorization: 'Bearer bob' }],
  ['a stranger', {}],
];
const WRONG_KEY = { Authorization: 'Api-Key wrong-key' };
const ANN = { Authorization: 'Bearer ann' };

interface Try {
  readonly method?: string;
  readonly path: (uid: string, digest: string) => string;
  readonly body?: (uid: string) => unknown;
  /** True where visitors are refused before anything is looked up. */
  readonly isForUsers?: boolean;
  /** True where credentials are not looked at. */
  readonly isForAnyone?: boolean;
}

const api = (route: string) => (uid: string) => `/api/images/${route}${uid}/`;
const bytes = (name: string) => (uid: string, digest: string) => `/i/${uid}/${digest}/${name}`;

/** The version that the private image shows. */
const VERSION_ID = '00000000-0000-4000-8000-000000000001';
const version = (route: string) => (uid: string) => `/api/images/${uid}/versions/${VERSION_ID}/${route}`;

const PATCHES = [
  { title: 'Mine' },
  { original_filename: 'mine.jpg' },
  { privacy: 'public' },
  { tags: ['mine'] },
  { is_favorite: false },
  {},
];

const TRIES: readonly (readonly [string, Try])[] = [
  ['GET it', { path: api('') }],
  ['GET info', { path: api('info/') }],
  ['GET i', { path: api('i/'), isForUsers: true }],
  ['GET public', { path: api('public/'), isForAnyone: true }],
  ['GET file', { path: api('file/') }],
  ['HEAD file', { path: api('file/'), method: 'HEAD' }],
  ['GET download', { path: api('download/') }],
  ['GET file of a version', { path: (uid) => `/api/images/file/${uid}/?version=${VERSION_ID}` }],
  ['GET versions', { path: (uid) => `/api/images/${uid}/versions/` }],
  ['GET version', { path: version('') }],
  ['GET bytes of a version', { path: version('download/') }],
  ['DELETE version', { path: version(''), method: 'DELETE', isForUsers: true }],
  ['POST use of a version', { path: version('use/'), method: 'POST', isForUsers: true }],
  ['DELETE it', { path: api(''), method: 'DELETE', isForUsers: true }],
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
  ['GET comparison of that uid', { path: api('comparisons/') }],
  ['GET bytes', { path: bytes('full.jpg') }],
  ['GET original', { path: bytes('original.jpg') }],
  ...[320, 640, 1280, 2048].map((width) => [`GET thumbnail ${width}`, { path: bytes(`w${width}`) }] as const),
  ['GET transform', { path: bytes('full.jpg?width=640&height=480&fit=cover') }],
  ['GET forged signature', { path: bytes('full.jpg?expires=99999999999&signature=x') }],
  ['GET another version', { path: (uid) => `/i/${uid}/${'0'.repeat(32)}/full.jpg` }],
  ['GET oEmbed', { path: (uid) => `/oembed?url=https://safelight.test/image/${uid}`, isForAnyone: true }],
  ['GET delete page', { path: (uid) => `/d/${uid}/token`, isForAnyone: true }],
  ['POST delete page', { path: (uid) => `/d/${uid}/token`, method: 'POST', isForAnyone: true }],
];

describe('a private image', () => {
  let server: TestServer;
  let secret: Image;

  beforeAll(async () => {
    server = await startTestServer();
    secret = server.world.addImage();
  });
  afterAll(() => server.close());

  const ask = async ({ path, method = 'GET', body }: Try, uid: string, headers: Record<string, string>) => {
    const url = path(uid, digestOf(secret.current));
    const answer =
      body === undefined
        ? await server.send(url, { method, headers })
        : await server.sendJson(url, method, body(uid), headers);
    return { status: answer.status, body: answer.text, headers: { ...answer.headers, date: '' } };
  };

  describe.each(OTHERS)('to %s', (_who, headers) => {
    it.each(TRIES)('is as if it were not: %s', async (_what, one) => {
      const [real, missing] = [await ask(one, secret.uid, headers), await ask(one, MISSING_UID, headers)];
      expect(real).toEqual(missing);
      const isRefusedFirst = one.isForUsers === true && !('Authorization' in headers);
      expect(real.status).toBe(isRefusedFirst ? 401 : 404);
      expect(real.body).not.toContain(secret.uid);
    });
  });

  it.each(TRIES)('to whoever has a wrong key is as if it were not: %s', async (_what, one) => {
    const [real, missing] = [await ask(one, secret.uid, WRONG_KEY), await ask(one, MISSING_UID, WRONG_KEY)];
    expect(real).toEqual(missing);
    expect(real.status).toBe(one.isForAnyone === true ? 404 : 401);
  });

  it.each(['update', 'trash', 'restore', 'delete_forever'])(
    'is passed over by the bulk action %s of another user',
    async (action) => {
      const body = { action, uids: [secret.uid] };
      const headers = { Authorization: 'Bearer bob' };
      const answer = await server.sendJson('/api/images/bulk/', 'POST', body, headers);
      expect([answer.status, answer.json()]).toEqual([200, { count: 0 }]);
    },
  );

  it('is untouched by all of that, and there for its owner', async () => {
    expect(server.world.images.get(secret.uid)).toEqual(secret);
    expect(server.world.deliveries).toEqual([]);
    expect((await server.send(`/api/images/${secret.uid}/`, { headers: ANN })).status).toBe(200);
  });
});
