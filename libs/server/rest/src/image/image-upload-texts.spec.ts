import { PICTURE_URL } from '@safelight/application/testing';
import { TITLE_MAX_LENGTH } from '@safelight/rules';
import { form, MULTIPART, picture, type Part } from '../testing/multipart.ts';
import { PUBLIC_URL, serverForEach } from '../testing/test-server.ts';

const UPLOAD = '/api/images/upload/';
const DAY_S = 24 * 60 * 60;

interface ImageBody {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly expires_at: string | null;
  readonly delete_url?: string;
}

const part = (name: string, value: string): Part => ({ name, value });
const TEXTS = [
  part('title', 'The hill'),
  part('description', 'Seen from\nthe lake.'),
  part('tags', 'Hill, lake,,hill'),
  part('expires_in', String(DAY_S)),
];

describe('the texts sent with an upload', () => {
  const { server, ann } = serverForEach('ann');

  const upload = (parts: readonly Part[], headers: object = {}) =>
    server.send(UPLOAD, {
      method: 'POST',
      headers: { ...MULTIPART, ...ann.headers, ...headers },
      body: form(...parts),
    });
  const inADay = () => new Date(server.world.clock.now().getTime() + DAY_S * 1_000).toISOString();
  const nothingIsLeft = async () => {
    expect(server.world.database.tables.images.size).toBe(0);
    expect(server.world.store.objects.size).toBe(0);
  };

  it.each([
    ['before', [...TEXTS, picture()]],
    ['after', [picture(), ...TEXTS]],
  ])('are saved if they come %s the file', async (_, parts) => {
    const answer = await upload(parts);
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      title: 'The hill',
      description: 'Seen from\nthe lake.',
      tags: ['hill', 'lake'],
      expires_at: inADay(),
    });
  });

  it('may be sent with one field for each tag, before and after the file', async () => {
    const answer = await upload([part('tags', 'Hill'), picture(), part('tags', 'lake,sky')]);
    expect([answer.status, answer.json()]).toMatchObject([201, { tags: ['hill', 'lake', 'sky'] }]);
  });

  it('may be as long as their `maxLength` in characters, and no longer', async () => {
    const titled = (count: number) => upload([part('title', '🌅'.repeat(count)), picture()]);
    expect((await titled(TITLE_MAX_LENGTH)).status).toBe(201);
    expect((await titled(TITLE_MAX_LENGTH + 1)).json()).toMatchObject({
      details: { fields: { title: [`Use at most ${TITLE_MAX_LENGTH} characters.`] } },
    });
  });

  it('get their default values if they are blank', async () => {
    const blank = ['title', 'description', 'tags', 'expires_in', 'privacy'].map((name) => part(name, ''));
    expect((await upload([picture(), ...blank])).json()).toMatchObject({
      title: 'cat.png',
      description: '',
      tags: [],
      expires_at: null,
      privacy: 'private',
    });
  });

  it('are saved with a picture that is fetched from a URL', async () => {
    const body = {
      url: PICTURE_URL,
      title: 'The hill',
      description: 'From afar.',
      tags: ['Hill'],
      expires_in: DAY_S,
      privacy: 'public',
    };
    const answer = await server.sendJson('/api/images/upload/url/', 'POST', body, ann.headers);
    expect([answer.status, answer.json()]).toMatchObject([
      201,
      {
        title: 'The hill',
        description: 'From afar.',
        tags: ['hill'],
        expires_at: inADay(),
        privacy: 'public',
      },
    ]);
  });

  it.each([
    ['title', 'x'.repeat(201)],
    ['title', '   '],
    ['description', 'x'.repeat(2_001)],
    ['tags', 'x'.repeat(51)],
    ['tags', Array.from({ length: 51 }, (_, n) => `tag${n}`).join()],
    ['expires_in', '59'],
    ['expires_in', '-60'],
    ['expires_in', '31536001'],
    ['expires_in', '1.5e9'],
    ['expires_in', 'tomorrow'],
    ['privacy', 'secret'],
    ['foo', 'bar'],
    ['foo', ''],
    ['__proto__', 'bar'],
    ['titles', 'The hill'],
  ])('are refused, and nothing is stored, for %s "%.20s"', async (name, value) => {
    for (const parts of [
      [part(name, value), picture()],
      [picture(), part(name, value)],
    ]) {
      const answer = await upload(parts);
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
      expect(answer.text).toContain(`"${name}":["`);
      await nothingIsLeft();
    }
  });

  it.each([
    { expires_in: '60' },
    { expires_in: 5 },
    { tags: 'hill' },
    { title: 5 },
    { description: 'x'.repeat(2_001) },
    { foo: 1 },
  ])('are refused with a picture fetched from a URL: %j', async (wrong) => {
    const answer = await server.sendJson(
      '/api/images/upload/url/',
      'POST',
      { url: PICTURE_URL, ...wrong },
      ann.headers,
    );
    const [field = ''] = Object.keys(wrong);
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', details: { fields: { [field]: [expect.any(String)] } } },
    ]);
    await nothingIsLeft();
  });

  it('must be the same if a request is repeated with its Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'one' };
    const first = await upload([picture(), ...TEXTS], key);
    expect((await upload([...TEXTS, picture()], key)).json()).toEqual(first.json());
    for (const other of [[picture()], [picture(), ...TEXTS.slice(1)]]) {
      expect((await upload(other, key)).status).toBe(409);
    }
  });

  it('can be changed and removed later', async () => {
    const { uid } = (await upload([picture(), ...TEXTS])).json() as ImageBody;
    const change = (body: object) => server.sendJson(`/api/images/${uid}/`, 'PATCH', body, ann.headers);
    expect((await change({ description: '', expires_in: null })).json()).toMatchObject({
      title: 'The hill',
      description: '',
      expires_at: null,
    });
    expect((await change({ expires_in: DAY_S })).json()).toMatchObject({ expires_at: inADay() });
    for (const wrong of [{ expires_in: 1 }, { expires_in: 'soon' }, { description: 'x'.repeat(2_001) }]) {
      expect((await change(wrong)).status).toBe(400);
    }
  });

  it('limit the cache time of the file to a minute if they contain an expiry', async () => {
    const image = (await upload([picture(), part('privacy', 'public'), ...TEXTS])).json() as ImageBody;
    const versions = await server.send(`/api/images/${image.uid}/versions/`);
    const [{ url }] = versions.json() as [{ url: string }];
    const bytes = await server.send(url.slice(PUBLIC_URL.length));
    expect(bytes.headers['cache-control']).toBe('public, max-age=60, s-maxage=60, must-revalidate');
  });
});

describe('the tags of an image', () => {
  const { server, ann } = serverForEach('ann');

  it('are hidden from other people until the owner shows them', async () => {
    const { uid } = await server.addImage(ann, { privacy: 'public' });
    const path = `/api/images/${uid}/`;
    const bob = await server.join('bob');
    const change = (body: object, headers: object = ann.headers) =>
      server.sendJson(path, 'PATCH', body, { ...headers });
    const seen = async () =>
      Promise.all(
        [bob.headers, {}].map(
          async (headers) => ((await server.send(path, { headers })).json() as ImageBody).tags,
        ),
      );
    expect((await change({ tags: ['Hill'] })).json()).toMatchObject({ tags: ['hill'], show_tags: false });
    expect(await seen()).toEqual([[], []]);
    expect((await change({ show_tags: true })).json()).toMatchObject({ show_tags: true });
    expect(await seen()).toEqual([['hill'], ['hill']]);
    expect((await server.send(path, { headers: bob.headers })).json()).not.toHaveProperty('show_tags');
    expect((await change({ show_tags: false })).status).toBe(200);
    expect(await seen()).toEqual([[], []]);
    for (const wrong of ['yes', 1, null]) expect((await change({ show_tags: wrong })).status).toBe(400);
    expect((await change({ show_tags: true }, bob.headers)).status).toBe(404);
  });
});

describe('the delete link of an image', () => {
  const { server, ann } = serverForEach('ann');

  it('is in every response to its owner, also with an API key, and in no response to others', async () => {
    const { uid } = await server.addImage(ann, { privacy: 'public' });
    const [bob, key] = [await server.join('bob'), await server.keyOf(ann)];
    for (const path of [`/api/images/${uid}/`, `/api/images/info/${uid}/`, `/api/images/i/${uid}/`]) {
      for (const headers of [ann.headers, key]) {
        const image = (await server.send(path, { headers })).json() as ImageBody;
        expect(image.delete_url).toMatch(new RegExp(`^${PUBLIC_URL}/d/${uid}/`));
      }
    }
    const [listed] = (await server.send('/api/images/', { headers: key })).json() as [ImageBody];
    expect(listed.delete_url).toBeDefined();
    for (const headers of [bob.headers, {}]) {
      expect((await server.send(`/api/images/${uid}/`, { headers })).json()).not.toHaveProperty('delete_url');
    }
    const open = await server.send(`/api/images/public/${uid}/`, { headers: ann.headers });
    expect(open.json()).not.toHaveProperty('delete_url');
  });

  it('deletes nothing when it is only opened, and is absent from an image in the trash', async () => {
    const { uid } = await server.addImage(ann);
    const { delete_url: link = '' } = (
      await server.send(`/api/images/${uid}/`, { headers: ann.headers })
    ).json() as ImageBody;
    expect((await server.send(link.slice(PUBLIC_URL.length))).status).toBe(200);
    expect((await server.send(`/api/images/${uid}/`, { headers: ann.headers })).status).toBe(200);
    expect((await server.send(link.slice(PUBLIC_URL.length), { method: 'POST' })).status).toBe(200);
    const trash = await server.send('/api/images/?trashed=true', { headers: ann.headers });
    expect(trash.json()).toMatchObject([{ uid }]);
    expect((trash.json() as [ImageBody])[0]).not.toHaveProperty('delete_url');
  });
});
