import { digestOf, type Image } from '@safelight/domain';
import { MISSING_UID, PUBLIC_URL, serverForAll } from '../testing/test-server.ts';

describe('GET /comparison/{uid}/embed', () => {
  const { server } = serverForAll();
  let image: Image;

  beforeAll(async () => {
    image = await server.addImage(await server.join('ann'), { privacy: 'public' });
  });

  const pageOf = (uid: string) => server.send(`/comparison/${uid}/embed`);
  const policyOf = (answer: Awaited<ReturnType<typeof pageOf>>) =>
    String(answer.headers['content-security-policy']);

  it('is a page with both pictures that any site may frame, and that runs only its own script', async () => {
    const { uid } = await server.addComparison(image, image, 'Sky');
    const answer = await pageOf(uid);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(policyOf(answer)).toMatch(/frame-ancestors \*$/);
    expect(policyOf(answer)).toMatch(/default-src 'none';.*script-src 'sha256-[\w+/]{43}='/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.text).toContain(`href="${PUBLIC_URL}/comparison/${uid}"`);
    for (const side of ['original', 'edited']) expect(answer.text).toContain(`alt="Sky, ${side}"`);
    expect(answer.text.match(/<script/g)).toHaveLength(1);
    const paths = [...answer.text.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
    const path = `/i/${image.uid}/${digestOf(image.current)}/w1280`;
    expect(paths).toEqual([path, path]);
  });

  it('escapes a title that contains markup', async () => {
    const { uid } = await server.addComparison(image, image, `"><script>alert('x')</script>`);
    const { text } = await pageOf(uid);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('shows a page for a missing comparison that any site may frame', async () => {
    const answers = await Promise.all([MISSING_UID, image.uid, 'x'].map(pageOf));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('This comparison is not here any more.');
      expect(policyOf(answer)).toContain('frame-ancestors *');
    }
  });

  it('may be framed by other sites, which the delete page may not', async () => {
    const asks = await server.send(server.useCases.imageAddresses.deletePathOf(image));
    expect(policyOf(asks)).toContain("frame-ancestors 'none'");
  });
});
