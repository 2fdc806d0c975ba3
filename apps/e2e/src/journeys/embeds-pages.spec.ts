import { createServer } from 'node:http';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { bearer, type RestImage } from '../harness/client.ts';
import { editEach, newImage, publish } from '../harness/published.ts';
import { freePort } from '../harness/server.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const MISSING = 'zzzzzzzzzzzzzzzzzzzzzz';

test.describe('link previews of other programs', () => {
  const account = accountOf();
  let shown: RestImage;
  let secret: RestImage;
  let comparison: string;

  test.beforeAll(async () => {
    shown = await newImage(account, { filename: 'harbour & <pier>.jpg', privacy: 'public' });
    secret = await newImage(account, { filename: 'secret.jpg', privacy: 'private' });
    const compared = await newImage(account, { filename: 'roof.jpg', privacy: 'public' });
    await editEach(account, compared, ['make it black and white']);
    comparison = await publish(account, compared.uid, 'Roofs <before>');
  });

  const bodyOf = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();
  /** Parses the page like a preview program. The library refuses hosts without a dot, so the page is fetched here. */
  const graphOf = async (path: string) => {
    const { error, result } = await ogs({ html: await bodyOf(path), onlyGetOpenGraphInfo: true });
    expect(error).toBe(false);
    return result;
  };
  const pictureAt = async (address: string | undefined) => {
    const answer = await fetch(address ?? '');
    expect(answer.status, address).toBe(200);
    return sharp(Buffer.from(await answer.arrayBuffer()));
  };

  test('show the title, picture, card and oEmbed data of a public image', async () => {
    const path = `/image/${shown.uid}`;
    const graph = await graphOf(path);
    expect(graph).toMatchObject({
      ogTitle: 'harbour & <pier>.jpg',
      ogSiteName: 'Safelight',
      ogUrl: `${site.url}${path}`,
      twitterCard: 'summary_large_image',
    });
    const [picture] = graph.ogImage ?? [];
    const { width, height, format } = await (await pictureAt(picture?.url)).metadata();
    expect({ width, height, format }).toEqual({ width: 600, height: 400, format: 'jpeg' });
    expect([Number(picture?.width), Number(picture?.height)]).toEqual([600, 400]);

    const page = await unfurl(`${site.url}${path}`);
    expect(page.canonical_url).toBe(`${site.url}${path}`);
    expect(page.twitter_card).toMatchObject({ card: 'summary_large_image', title: 'harbour & <pier>.jpg' });
    expect(page.oEmbed).toMatchObject({
      ...{ type: 'photo', version: '1.0', title: 'harbour & <pier>.jpg', width: 600, height: 400 },
      provider_name: 'Safelight',
    });
    const { url } = page.oEmbed as { url: string };
    expect((await (await pictureAt(url)).metadata()).width).toBe(600);
  });

  test('show the before and after sides in the picture of a comparison', async () => {
    const path = `/comparison/${comparison}`;
    const graph = await graphOf(path);
    expect(graph).toMatchObject({ ogTitle: 'Roofs <before>', twitterCard: 'summary_large_image' });
    const [picture] = graph.ogImage ?? [];
    const pair = await pictureAt(picture?.url);
    expect(await pair.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect([Number(picture?.width), Number(picture?.height)]).toEqual([1200, 630]);
    // The edited half is black and white, the original is colored.
    const colorIn = async (left: number) => {
      const region = { left, top: 120, width: 400, height: 400 };
      const { channels } = await sharp(await pair.clone().extract(region).png().toBuffer()).stats();
      const [red, green, blue] = channels.map(({ mean }) => mean) as [number, number, number];
      return Math.max(red, green, blue) - Math.min(red, green, blue);
    };
    expect(await colorIn(100)).toBeGreaterThan((await colorIn(700)) + 3);
    expect((await unfurl(`${site.url}${path}`)).oEmbed).toMatchObject({
      ...{ type: 'rich', title: 'Roofs <before>', width: 600, height: 400 },
    });
  });

  test('can embed the slider of a comparison in another site, but no other page of this site', async ({
    page,
  }) => {
    const address = `${site.url}/oembed?url=${site.url}/comparison/${comparison}&maxwidth=300`;
    const { html } = (await (await fetch(address)).json()) as { html: string };
    const framedPages = `${html}<iframe id="page" src="${site.url}/comparison/${comparison}"></iframe>`;
    const elsewhere = createServer((_, res) =>
      res.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Elsewhere</title>${framedPages}`),
    );
    const port = await freePort();
    await new Promise<void>((done) => elsewhere.listen(port, '127.0.0.1', done));
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frameLocator('iframe[title="Roofs <before>"]');
    const slider = frame.getByRole('slider', { name: 'Compare original and edited' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50% original');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0% original');
    const haveCome = () =>
      frame
        .getByRole('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 0));
    await expect.poll(haveCome).toEqual([true, true]);
    await expect(frame.getByRole('link')).toHaveAttribute('href', `${site.url}/comparison/${comparison}`);
    expect(await page.locator('iframe').first().boundingBox()).toMatchObject({ width: 300, height: 200 });
    await expect(page.frameLocator('#page').getByRole('heading', { name: 'Roofs <before>' })).toHaveCount(0);
    await new Promise((done) => elsewhere.close(done));
  });

  test('show nothing for a private page, whose bytes equal those of an unknown page', async () => {
    for (const of of [
      (uid: string) => `/image/${uid}`,
      (uid: string) => `/oembed?url=${site.url}/image/${uid}`,
    ])
      expect(await bodyOf(of(secret.uid))).toBe(await bodyOf(of(MISSING)));
    const graph = await graphOf(`/image/${secret.uid}`);
    expect([graph.ogTitle, graph.ogImage, graph.ogUrl]).toEqual([undefined, undefined, undefined]);
    for (const uid of [secret.uid, MISSING])
      expect((await fetch(`${site.url}/image/${uid}`)).status).toBe(404);
    expect(await bodyOf(`/image/${secret.uid}`)).not.toMatch(/oembed|secret|canonical/);
    const pair = (uid: string) => bodyOf(`/comparison/${uid}/before-after.jpg`);
    expect(await bodyOf(`/comparison/${secret.uid}`)).toBe(await bodyOf(`/comparison/${MISSING}`));
    expect(await pair(secret.uid)).toBe(await pair(MISSING));
  });

  test('show nothing once an image is private or a comparison is deleted', async () => {
    const of = (path: string, method: string, body?: object) =>
      fetch(`${site.url}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...bearer(account) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const [preview] = (await graphOf(`/image/${shown.uid}`)).ogImage ?? [];
    expect((await of(`/api/images/${shown.uid}/`, 'PATCH', { privacy: 'private' })).status).toBe(200);
    expect(await bodyOf(`/image/${shown.uid}`)).toBe(await bodyOf(`/image/${MISSING}`));
    expect((await fetch(preview?.url ?? '')).status).toBe(404);
    const pair = `${site.url}/comparison/${comparison}/before-after.jpg`;
    expect((await fetch(pair)).status).toBe(200);
    expect((await of(`/api/images/comparisons/${comparison}/`, 'DELETE')).status).toBe(204);
    expect((await fetch(pair)).status).toBe(404);
    expect((await fetch(`${site.url}/comparison/${comparison}/embed`)).status).toBe(404);
    expect(await bodyOf(`/comparison/${comparison}`)).toBe(await bodyOf(`/comparison/${MISSING}`));
  });
});
