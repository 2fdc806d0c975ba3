import type { Image } from '@safelight/domain';
import { TEXTS, type Privacy } from '@safelight/rules';
import { naughtyStrings } from '../testing/naughty.ts';
import { PUBLIC_URL, serverForEach } from '../testing/test-server.ts';

describe('the image routes', () => {
  const { server, ann, bob } = serverForEach('ann', 'bob');
  let secret: Image;
  let shown: Image;

  beforeEach(async () => {
    const described = { tags: ['nature'], isFavorite: true };
    const add = async (privacy: Privacy) => {
      const { uid } = await server.addImage(ann, { privacy });
      server.world.clock.advance(1_000);
      return server.world.useCases.updateImage(ann.viewer, uid, described);
    };
    [secret, shown] = [await add('private'), await add('public')];
  });

  const now = (image: Image) => server.world.repositories.images.find(image.uid);

  it('show the owner all fields, with a thumbnail address that works', async () => {
    const answer = await server.send(`/api/images/${secret.uid}/`, { headers: ann.headers });
    const { thumbnail_url: thumbnailUrl, ...rest } = answer.json() as Record<string, unknown>;
    expect(rest).toEqual({
      uid: secret.uid,
      original_filename: 'holiday.png',
      title: 'holiday.png',
      description: '',
      show_tags: false,
      expires_at: null,
      delete_url: expect.stringMatching(`^${PUBLIC_URL}/d/${secret.uid}/`),
      file_size: secret.current.original.sizeBytes,
      content_type: 'image/png',
      file_extension: 'png',
      width: 40,
      height: 30,
      privacy: 'private',
      is_public: false,
      tags: ['nature'],
      is_favorite: true,
      created_at: secret.createdAt.toISOString(),
      updated_at: secret.updatedAt.toISOString(),
      file_url: `${PUBLIC_URL}/api/images/file/${secret.uid}/`,
      direct_url: null,
      download_url: `${PUBLIC_URL}/api/images/download/${secret.uid}/`,
      permalink: `${PUBLIC_URL}/image/${secret.uid}`,
      view_count: 0,
      last_accessed: null,
      deleted_at: null,
    });
    const thumbnail = await server.send(String(thumbnailUrl).slice(PUBLIC_URL.length));
    expect([thumbnail.status, thumbnail.text]).toEqual([200, 'thumbnail']);
  });

  it.each(['public/', 'info/', ''])(
    'show other people a public image at %s{uid}, without the fields for the owner',
    async (route) => {
      const answer = await server.send(`/api/images/${route}${shown.uid}`);
      const body = answer.json() as Record<string, unknown>;
      expect(body).toMatchObject({ uid: shown.uid, file_size: shown.current.shared.sizeBytes });
      expect(body['tags']).toEqual([]);
      expect(body).not.toHaveProperty('is_favorite');
      expect(body).not.toHaveProperty('last_accessed');
      const direct = await server.send(String(body['direct_url']).slice(PUBLIC_URL.length));
      expect(direct.bytes.length).toBe(shown.current.shared.sizeBytes);
    },
  );

  it('ignore the token of a request to the public route', async () => {
    const answer = await server.send(`/api/images/public/${shown.uid}/`, {
      headers: { Authorization: 'Bearer x' },
    });
    expect(answer.status).toBe(200);
  });

  it('count views of a public image, except those of its owner, who may send a token that has expired', async () => {
    const counts: unknown[] = [];
    for (const headers of [{}, ann.headers, bob.headers, { Authorization: 'Bearer stale' }]) {
      // Repeated views of one visitor count once in half an hour.
      server.world.clock.advance(30 * 60_000);
      await server.send(`/api/images/public/${shown.uid}/`, { headers });
      await server.world.viewMeter.flush();
      counts.push((await now(shown))?.viewCount);
    }
    expect(counts).toEqual([1, 1, 2, 2]);
    await server.send(`/api/images/public/${secret.uid}/`);
    await server.world.viewMeter.flush();
    expect((await now(secret))?.viewCount).toBe(0);
  });

  it('show the owner a private image at i/{uid}', async () => {
    const answer = await server.send(`/api/images/i/${secret.uid}/`, { headers: ann.headers });
    expect(answer.json()).toMatchObject({ uid: secret.uid });
  });

  it.each([
    ['', TEXTS.generic.notFound],
    ['i/', TEXTS.images.privateOrMissing],
    ['public/', TEXTS.images.notPublic],
  ])('answer GET %s{uid} for a private image of another user with 404 and "%s"', async (route, error) => {
    const answer = await server.send(`/api/images/${route}${secret.uid}/`, { headers: bob.headers });
    expect([answer.status, answer.json()]).toEqual([404, { error, code: 'NOT_FOUND', details: {} }]);
  });

  it('let the owner change filename, title, tags, privacy and favorite', async () => {
    const changes = {
      filename: 'new.jpg',
      title: 'New',
      tags: ['a', 'b'],
      privacy: 'public',
      is_favorite: false,
    };
    const answer = await server.sendJson(`/api/images/${secret.uid}/`, 'PATCH', changes, ann.headers);
    expect(answer.status).toBe(200);
    const { filename, ...rest } = changes;
    expect(answer.json()).toMatchObject({ ...rest, original_filename: filename, is_public: true });
  });

  it.each([
    ['owner', { owner: 'bob' }],
    ['view_count', { view_count: 1_000 }],
    ['file_size', { file_size: 1 }],
    ['uid', { uid: 'mine' }],
    ['__proto__', JSON.parse('{"__proto__": {"privacy": "public"}}') as unknown],
    ['privacy', { privacy: 'PUBLIC' }],
    ['is_favorite', { is_favorite: 'yes' }],
    ['tags', { tags: 'nature' }],
    ['tags', { tags: ['ok', 5] }],
    ['title', { title: '' }],
    ['title', { title: '\udfff' }],
  ])('refuse an invalid or read-only %s in a PATCH, and change nothing', async (field, body) => {
    const answer = await server.sendJson(`/api/images/${secret.uid}/`, 'PATCH', body, ann.headers);
    expect(answer.status).toBe(400);
    const { code, details } = answer.json() as { code: string; details: { fields: object } };
    expect(code).toBe('INVALID_INPUT');
    expect(Object.keys(details.fields)).toEqual([field]);
    expect(await now(secret)).toEqual(secret);
  });

  it('answer an empty PATCH with the unchanged image', async () => {
    const answer = await server.sendJson(`/api/images/${secret.uid}`, 'PATCH', {}, ann.headers);
    expect(answer.json()).toMatchObject({ uid: secret.uid, title: secret.title });
  });

  it('save or refuse any title, and never answer with a server error', async () => {
    for (const title of naughtyStrings()) {
      const answer = await server.sendJson(`/api/images/${secret.uid}/`, 'PATCH', { title }, ann.headers);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) expect(answer.json()).toMatchObject({ title: title.trim() });
    }
  });

  it('move an image to the trash, after which its file addresses answer 404', async () => {
    const gone = await server.send(`/api/images/${shown.uid}/`, { method: 'DELETE', headers: ann.headers });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers: ann.headers })).status).toBe(404);
    const trash = await server.send('/api/images/?trashed=true', { headers: ann.headers });
    expect(trash.json()).toMatchObject([{ uid: shown.uid, deleted_at: expect.any(String) as string }]);
  });

  it('refuse tokens and keys in the query', async () => {
    const { Authorization: key } = await server.keyOf(ann);
    const inQuery = {
      api_key: key.replace('Api-Key ', ''),
      access_token: ann.tokens.access,
      authorization: ann.headers.Authorization,
    };
    for (const [name, secret] of Object.entries(inQuery)) {
      const answer = await server.send(`/api/images/?${new URLSearchParams({ [name]: secret })}`);
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
      expect(answer.text).not.toContain(secret);
    }
    expect((await server.send('/api/images/')).status).toBe(401);
  });
});
