import { createPageTags } from '../index.ts';
import { PUBLIC_URL, startTestServer, type TestServer } from '../testing/test-server.ts';
import { MISSING_UID } from '../testing/world.ts';

describe('tags in the head of a page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const warnings: string[] = [];
  const logger = {
    info: () => undefined,
    warn: (_: object, message: string) => void warnings.push(message),
    error: () => undefined,
  };
  const tagsOf = (path: string, useCases = server.useCases): Promise<string> =>
    createPageTags({ useCases, publicUrl: `${PUBLIC_URL}/`, logger })(path);

  it('describe a public image, with absolute addresses and everything escaped', async () => {
    const title = `"><script>alert('x')</script>&`;
    const image = server.world.addImage({ privacy: 'public', filename: title });
    const tags = await tagsOf(`/image/${image.uid}`);
    expect(tags).not.toContain('<script');
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;';
    const permalink = `${PUBLIC_URL}/image/${image.uid}`;
    for (const tag of [
      `<meta property="og:title" content="${escaped}" />`,
      `<meta property="og:url" content="${permalink}" />`,
      '<meta property="og:image:width" content="40" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      `<meta name="twitter:title" content="${escaped}" />`,
    ]) {
      expect(tags).toContain(tag);
    }
    const href = /type="application\/json\+oembed" href="([^"]+)"/.exec(tags)?.[1]?.replaceAll('&amp;', '&');
    const oembed = await server.send(String(href).slice(PUBLIC_URL.length));
    expect(oembed.json()).toMatchObject({ type: 'photo', title });
    const picture = /property="og:image" content="([^"]+)"/.exec(tags)?.[1]?.replaceAll('&amp;', '&');
    const preview = await server.send(String(picture).slice(PUBLIC_URL.length));
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('describe a comparison', async () => {
    const image = server.world.addImage({ privacy: 'public' });
    const { uid } = server.world.addComparison(image, image, 'Sky');
    expect(await tagsOf(`/comparison/${uid}`)).toContain('<meta property="og:title" content="Sky" />');
  });

  it('say nothing of private and missing pictures, and of other pages', async () => {
    const secret = server.world.addImage();
    for (const path of [`/image/${secret.uid}`, `/image/${MISSING_UID}`, '/image/x', '/gallery', '/']) {
      expect(await tagsOf(path)).toBe('');
    }
    expect(warnings).toEqual([]);
  });

  it('are left out, and that is logged, while the database is away', async () => {
    const getImage = async () => {
      throw new Error('the database is away');
    };
    expect(await tagsOf(`/image/${MISSING_UID}`, { ...server.useCases, getImage })).toBe('');
    expect(warnings).toHaveLength(1);
  });
});
