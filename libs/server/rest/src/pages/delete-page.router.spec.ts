import type { Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { FONT_PATH, MISSING_UID, serverForEach } from '../testing/test-server.ts';

describe('the delete link of an image', () => {
  const { server } = serverForEach();
  let shown: Image;
  let secret: Image;

  beforeEach(async () => {
    const ann = await server.join('ann');
    shown = await server.addImage(ann, { privacy: 'public', filename: '<b onclick="x">&.png' });
    secret = await server.addImage(ann, { filename: 'secret.png' });
  });

  const linkOf = (image: Pick<Image, 'uid'>): string => server.useCases.imageAddresses.deletePathOf(image);
  const isDeleted = ({ uid }: Image): boolean =>
    server.world.database.tables.images.get(uid)?.deletedAt !== null;

  it.each(['', '/'])(
    'shows a page that asks for confirmation, and deletes nothing (with "%s" at the end)',
    async (slash) => {
      const answer = await server.send(`${linkOf(shown)}${slash}`);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
      expect(answer.text).toContain('<form method="post">');
      expect(answer.text).not.toMatch(/<script|onclick="x"/);
      expect(answer.text).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;.png');
      expect(isDeleted(shown)).toBe(false);
    },
  );

  it('uses the font of the site, and its content security policy lets the browser load it', async () => {
    const { headers, text } = await server.send(linkOf(shown));
    expect(text).toContain(`url("${FONT_PATH}")`);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  it('leads home from every answer', async () => {
    const deleted = await server.send(linkOf(secret), { method: 'POST' });
    const missing = await server.send(linkOf(secret));
    for (const { text } of [deleted, missing]) expect(text).toContain('href="/">Go Home</a>');
  });

  it('shows neither title nor picture of a private image', async () => {
    const { status, text } = await server.send(linkOf(secret));
    expect([status, text.includes('<form method="post">')]).toEqual([200, true]);
    expect(text).not.toMatch(/secret\.png|<img|\/i\//);
  });

  it('moves the image to the trash on POST, without a session', async () => {
    const answer = await server.send(linkOf(secret), { method: 'POST' });
    expect([answer.status, isDeleted(secret)]).toEqual([200, true]);
    expect(answer.text).toContain('Image deleted');
  });

  it('answers a program that accepts JSON without a page', async () => {
    const headers = { Accept: 'application/json' };
    const deleted = await server.send(linkOf(secret), { method: 'POST', headers });
    expect([deleted.status, deleted.text, isDeleted(secret)]).toEqual([204, '', true]);
    const missing = await server.send(linkOf(secret), { method: 'POST', headers });
    expect([missing.status, missing.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('gives the same answer for a wrong link, a deleted image and an unknown image', async () => {
    await server.send(linkOf(secret), { method: 'POST' });
    const token = linkOf(shown).split('/').at(-1) ?? '';
    const paths = [
      linkOf(secret),
      `/d/${shown.uid}/${token}x`,
      `/d/${shown.uid}/${token.slice(1)}`,
      `/d/${shown.uid}/x`,
      linkOf({ uid: MISSING_UID }),
      `/d/short/${token}`,
      `/d/${shown.uid}/%00`,
    ];
    for (const method of ['GET', 'POST']) {
      const answers = await Promise.all(paths.map((path) => server.send(path, { method })));
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(isDeleted(shown)).toBe(false);
  });

  it('explains why an image that a comparison shows cannot be deleted', async () => {
    await server.addComparison(shown, shown);
    const answer = await server.send(linkOf(shown), { method: 'POST' });
    expect([answer.status, isDeleted(shown)]).toEqual([409, false]);
    expect(answer.text).toContain(TEXTS.comparisons.imageInUse);
  });
});
