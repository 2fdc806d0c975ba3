import { digestOf, type Image } from '@safelight/domain';
import { MISSING_UID, PUBLIC_URL, serverForAll } from '../testing/test-server.ts';

describe('GET /oembed', () => {
  const { server } = serverForAll();
  let wide: Image;
  let secret: Image;

  beforeAll(async () => {
    const ann = await server.join('ann');
    const image = await server.addImage(ann, { privacy: 'public', filename: 'sea.png' });
    const current = { ...image.current, width: 4_000, height: 3_000 };
    wide = { ...image, current };
    server.world.database.tables.images.set(wide.uid, wide);
    server.world.database.tables.versions.set(current.id, current);
    secret = await server.addImage(ann);
  });

  const embed = (page: string, more = '') =>
    server.send(`/oembed?url=${encodeURIComponent(`${PUBLIC_URL}${page}`)}${more}`);
  const base = () => `${PUBLIC_URL}/i/${wide.uid}`;

  it('describes a public image as a photo', async () => {
    const answer = await embed(`/image/${wide.uid}`, '&format=json');
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'photo',
      provider_name: 'Safelight',
      provider_url: PUBLIC_URL,
      title: 'sea.png',
      url: `${base()}/full.png`,
      width: 4_000,
      height: 3_000,
      thumbnail_url: `${base()}/w320`,
      thumbnail_width: 320,
      thumbnail_height: 240,
    });
  });

  it('describes an image at its direct link too, and no private one', async () => {
    const direct = await embed(`/i/${wide.uid}/full.png?width=640`);
    expect([direct.status, direct.json()]).toMatchObject([200, { type: 'photo', url: `${base()}/full.png` }]);
    expect((await embed(`/i/${secret.uid}/full.png`)).status).toBe(404);
  });

  it.each([
    ['&maxwidth=1300', 'w1280', 1_280, 960],
    ['&maxwidth=640', 'w640', 640, 480],
    ['&maxheight=239', 'full.png?', 256, 192],
    ['&maxwidth=2000&maxheight=500', 'w640', 640, 480],
    ['&maxwidth=999999', 'full.png', 4_000, 3_000],
    ['&maxwidth=40', 'full.png?', 40, 30],
  ])('selects a smaller rendition for %s', async (bounds, name, width, height) => {
    const body = (await embed(`/image/${wide.uid}/`, bounds)).json() as { url: string };
    expect(body).toMatchObject({ type: 'photo', width, height });
    expect(body.url.startsWith(`${base()}/${name}`)).toBe(true);
    expect((await server.send(body.url.slice(PUBLIC_URL.length))).status).not.toBe(400);
  });

  it('describes a comparison as an iframe with its slider, within the requested size', async () => {
    const comparison = await server.addComparison(wide, wide, 'a "quoted" sky');
    const body = (await embed(`/comparison/${comparison.uid}`, '&maxwidth=600')).json() as { html: string };
    expect(body).toMatchObject({ type: 'rich', title: 'a "quoted" sky', width: 600, height: 450 });
    expect(body).toMatchObject({ thumbnail_url: `${base()}/${digestOf(wide.current)}/w640` });
    expect(body.html).toContain(
      `<iframe src="${PUBLIC_URL}/comparison/${comparison.uid}/embed" title="a &quot;quoted&quot; sky" width="600"`,
    );
    const unbounded = (await embed(`/comparison/${comparison.uid}`)).json();
    expect(unbounded).toMatchObject({ type: 'rich', width: 1_280, height: 960 });
  });

  it('gives the same answer for private, missing and foreign pages', async () => {
    const pages = [
      `/image/${secret.uid}`,
      `/image/${MISSING_UID}`,
      '/gallery',
      '/image/x',
      `/comparison/${MISSING_UID}`,
    ];
    const answers = await Promise.all([
      ...pages.map((page) => embed(page)),
      server.send(`/oembed?url=${encodeURIComponent(`https://elsewhere.test/image/${wide.uid}`)}`),
      server.send('/oembed?url=sea.png'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe('*');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('refuses invalid sizes, a missing URL and formats other than JSON', async () => {
    expect((await server.send('/oembed')).status).toBe(400);
    for (const bound of ['maxwidth=0', 'maxheight=1e3', 'maxwidth=-5', 'maxwidth=1&maxwidth=2']) {
      expect((await embed(`/image/${wide.uid}`, `&${bound}`)).status).toBe(400);
    }
    const xml = await embed(`/image/${wide.uid}`, '&format=xml');
    expect([xml.status, xml.headers['access-control-allow-origin']]).toEqual([501, '*']);
  });
});
