import { createPageHeads, type PageHead } from '../index.ts';
import { MISSING_UID, PUBLIC_URL, serverForEach } from '../testing/test-server.ts';

describe('the head of an HTML page', () => {
  const { server, ann } = serverForEach('ann');

  const warnings: string[] = [];
  const logger = {
    info: () => undefined,
    warn: (_: object, message: string) => void warnings.push(message),
    error: () => undefined,
  };
  const headOf = (path: string): Promise<PageHead> =>
    createPageHeads({ useCases: server.useCases, publicUrl: `${PUBLIC_URL}/`, logger })(path);
  const tagsOf = async (path: string): Promise<string> => (await headOf(path)).tags;

  it('preloads the picture of an image or a comparison', async () => {
    const preloaded = async (path: string) => {
      const [, href = ''] = /<link rel="preload" as="image" fetchpriority="high" href="([^"]+)"/.exec(
        await tagsOf(path),
      )!;
      return [href.split('/').at(-1), (await server.send(href)).status];
    };
    const [one, other] = [
      await server.addImage(ann, { privacy: 'public' }),
      await server.addImage(ann, { privacy: 'public' }),
    ];
    expect(await preloaded(`/image/${one.uid}`)).toEqual(['w2048', 200]);
    const { uid } = await server.addComparison(one, other);
    expect(await preloaded(`/comparison/${uid}`)).toEqual(['w1280', 200]);
    expect((await headOf(`/comparison/${uid}`)).drawing).toContain('data-below="tools"');
    const secret = await server.addImage(ann);
    expect(await tagsOf(`/image/${secret.uid}`)).not.toContain('preload');
  });

  it('comes with the first picture of a public image, in its ratio and width, and with none of a private image', async () => {
    const image = await server.addImage(ann, { privacy: 'public' });
    const { drawing, tags } = await headOf(`/image/${image.uid}`);
    const [, src = ''] = /<img src="([^"]+)"/.exec(drawing)!;
    expect(tags).toContain(`fetchpriority="high" href="${src}"`);
    expect(drawing).toContain('style="--ratio: 1.3333333333333333; --most: 40px"');
    const secret = await server.addImage(ann);
    expect((await headOf(`/image/${secret.uid}`)).drawing).toBe('');
    expect((await headOf('/pricing')).drawing).toBe('');
  });

  it('describes a public image with absolute addresses and an escaped title', async () => {
    const title = `"><script>alert('x')</script>&`;
    const image = await server.addImage(ann, { privacy: 'public' });
    await server.world.useCases.updateImage(ann.viewer, image.uid, { title });
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

  it('has the title of a comparison in its tags', async () => {
    const image = await server.addImage(ann, { privacy: 'public' });
    const { uid } = await server.addComparison(image, image, 'Sky');
    expect(await tagsOf(`/comparison/${uid}`)).toContain('<meta property="og:title" content="Sky" />');
  });

  it('has the title of the image as the title of the page', async () => {
    const image = await server.addImage(ann, { privacy: 'public' });
    await server.world.useCases.updateImage(ann.viewer, image.uid, { title: 'Red barn' });
    expect(await headOf(`/image/${image.uid}`)).toMatchObject({
      status: 200,
      title: 'Red barn · Safelight',
    });
  });

  it('is the same 404 for private and missing images', async () => {
    const secret = await server.addImage(ann);
    const missing = await headOf('/no/such/page');
    expect(missing).toEqual({
      status: 404,
      title: null,
      description: null,
      tags: '<meta name="robots" content="noindex" />',
      drawing: '',
    });
    for (const path of [`/image/${secret.uid}`, `/image/${MISSING_UID}`, '/image/x', '/comparison/x/']) {
      expect(await headOf(path)).toEqual(missing);
    }
    expect(warnings).toEqual([]);
  });

  it('describes other pages, and names the canonical address of a page with two addresses', async () => {
    const pricing = await headOf('/pricing/');
    expect(pricing).toMatchObject({ status: 200, title: 'Pricing · Safelight' });
    expect(pricing.tags).toBe(`<link rel="canonical" href="${PUBLIC_URL}/pricing" />`);
    expect((await headOf('/docs')).tags).toBe(`<link rel="canonical" href="${PUBLIC_URL}/api-docs" />`);
    expect((await headOf('/')).title).toBe('Safelight · Host, edit and compare images');
  });

  it('describes each blog post, and excludes its numeric address from search engines', async () => {
    const path = '/blog/links-that-last-while-pictures-change';
    expect(await headOf(path)).toMatchObject({
      title: 'Links that last while pictures change · Safelight',
      description: expect.stringMatching(/^A link to a picture is a promise/),
      tags: `<link rel="canonical" href="${PUBLIC_URL}${path}" />`,
    });
    expect((await headOf('/blog/1')).tags).toBe('<meta name="robots" content="noindex" />');
  });

  it('excludes pages that require a session from search engines', async () => {
    for (const path of ['/gallery', '/editor/abc', '/comparison/upload']) {
      expect(await headOf(path)).toMatchObject({
        status: 200,
        tags: '<meta name="robots" content="noindex" />',
      });
    }
  });

  it('is empty while the database is unavailable, and the failure is logged', async () => {
    server.world.repositories.images.find = async () => {
      throw new Error('the database is away');
    };
    expect(await headOf(`/image/${MISSING_UID}`)).toMatchObject({ status: 200, tags: '' });
    expect(warnings).toHaveLength(1);
  });
});
