import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { connect } from 'node:net';
import { bearer, graphqlData, signUp, uploaded, type Account } from '../harness/client.ts';
import { hasNginx } from '../harness/nginx.ts';
import { ask, startSendingSite, type Answer, type SendingSite } from '../harness/sending-site.ts';
import { until } from '../harness/server.ts';

// Tests docs/adr/0064 with a real nginx and the configuration files in docker/.

test.skip(!hasNginx(), 'nginx is not installed: apt-get install nginx-light');

/** Headers that describe the connection or the sender, which differ between the servers. */
const OF_THE_CONNECTION = /^(connection|date|keep-alive|server|transfer-encoding):/;
/** With this header the server sends the file itself instead of handing it over to nginx. */
const OURSELVES = { 'X-Accel-Redirect': 'off' };

const comparable = ({ status, headers, bytes }: Answer) => ({
  status,
  headers: headers.filter((line) => !OF_THE_CONNECTION.test(line)),
  length: bytes.length,
  bytes: bytes.toString('base64'),
});

/** A picture larger than the server's memory cache, without metadata, so that it is shared unchanged. */
const largePicture = (): Promise<Buffer> => makeJpeg({ width: 3_200, height: 2_400, quality: 100 });

const usedBandwidth = async ({ server }: SendingSite, account: Account): Promise<number> => {
  const query = '{ me { usage { bandwidth { usedBytes } } } }';
  const { me } = await graphqlData<{ me: { usage: { bandwidth: { usedBytes: string } } } }>(
    server.url,
    query,
    {},
    account.access,
  );
  return Number(me.usage.bandwidth.usedBytes);
};

const pathsOf = async (site: SendingSite, account: Account, uid: string) => {
  const query = 'query ($uid: ID!) { image(uid: $uid) { url downloadUrl } }';
  const { image } = await graphqlData<{
    image: { url: string; downloadUrl: string };
  }>(site.server.url, query, { uid }, account.access);
  const pathOf = (address: string): string => address.replace(site.url, '');
  return { shown: pathOf(image.url), original: pathOf(image.downloadUrl) };
};

/** Disconnects as soon as the first bytes of the answer have arrived. */
const leaveEarly = (site: SendingSite, path: string): Promise<void> =>
  new Promise((done) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    );
    socket.once('data', () => {
      socket.destroy();
      done();
    });
  });

for (const storage of ['disk', 'S3'] as const) {
  test(`nginx sends large files from ${storage} with the server's headers, and only to viewers whom the server permits`, async () => {
    const site = await startSendingSite(storage);
    try {
      const { server, url } = site;
      const ann = await signUp(server.url, server.dataDir);
      const jpeg = await largePicture();
      expect(jpeg.length).toBeGreaterThan(4.2 * 1024 * 1024);
      const open = await uploaded(url, bearer(ann).Authorization, jpeg, { privacy: 'public' });
      const secret = await uploaded(url, bearer(ann).Authorization, jpeg);
      const shown = await pathsOf(site, ann, open.uid);
      const hidden = await pathsOf(site, ann, secret.uid);

      // The server's own answer contains only the path of the file, so it is nginx that sends the file.
      const forwarded = await ask(server.url + shown.shown);
      const [location = ''] = forwarded.headers.filter((line) => line.startsWith('x-accel-redirect: '));
      expect([forwarded.status, forwarded.bytes.length]).toEqual([200, 0]);
      const internal = location.slice('x-accel-redirect: '.length);
      expect(internal).toMatch(/^\/_files\//);

      const { headers } = await ask(server.url + shown.shown, OURSELVES, 'HEAD');
      const etag = headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length) ?? '';
      const modified = headers.find((line) => line.startsWith('last-modified: '))?.slice(15) ?? '';
      const asked: readonly (readonly [string, Readonly<Record<string, string>>, string?])[] = [
        [shown.shown, {}],
        [shown.shown, {}, 'HEAD'],
        [`${shown.shown}?download=1`, {}],
        [shown.shown, { Range: 'bytes=100-199' }],
        [shown.shown, { Range: 'bytes=-5' }],
        [shown.shown, { Range: 'bytes=4000000-', 'If-Range': etag }],
        [shown.shown, { Range: 'bytes=0-9', 'If-Range': modified }],
        [shown.shown, { Range: 'bytes=0-1', 'If-Range': '"other"' }],
        [shown.shown, { Range: 'bytes=0-1,5-6' }],
        [shown.shown, { Range: 'bytes=99999999-' }],
        [shown.shown, { 'If-None-Match': etag }],
        [shown.shown, { 'If-None-Match': '"other"', 'If-Modified-Since': modified }],
        [shown.shown, { 'If-Modified-Since': modified }],
        [shown.shown, { 'If-Match': '"other"' }],
        [`/i/${open.uid}/full.jpg`, { Range: 'bytes=3-4' }],
        [hidden.original, {}],
        [hidden.shown, bearer(ann)],
        [hidden.shown.split('?')[0] ?? '', {}],
      ];
      for (const [path, given, method] of asked) {
        const [byNginx, own] = [
          comparable(await ask(url + path, given, method)),
          comparable(await ask(server.url + path, { ...given, ...OURSELVES }, method)),
        ];
        expect({ ...byNginx, bytes: '' }, `${path} ${JSON.stringify(given)}`).toEqual({ ...own, bytes: '' });
        expect(byNginx.bytes === own.bytes).toBe(true);
      }
      expect((await ask(url + hidden.original)).bytes.equals(jpeg)).toBe(true);

      // Clients cannot request the internal location, and their headers give no access to files.
      for (const path of [internal, internal.split('?')[0] ?? '', '/_files/', '/_files/../_files/'])
        for (const given of [{}, { 'X-Accel-Redirect': internal, 'X-File-Receipt': 'x' }, bearer(ann)])
          expect((await ask(url + path, given)).bytes.includes(jpeg.subarray(1_000, 1_100))).toBe(false);
      const bare = hidden.original.split('?')[0] ?? '';
      expect((await ask(url + bare, { 'X-Accel-Redirect': internal })).status).toBe(404);

      const update =
        'mutation ($uid: ID!, $input: UpdateImageInput!) { updateImage(uid: $uid, input: $input) { uid } }';
      await graphqlData(server.url, update, { uid: open.uid, input: { privacy: 'PRIVATE' } }, ann.access);
      expect((await ask(url + shown.shown)).status).toBe(404);
    } finally {
      await site.stop();
    }
  });

  test(`bytes that nginx sends from ${storage} count towards the owner's bandwidth, and a missing file gets the server's own error`, async () => {
    const site = await startSendingSite(storage);
    try {
      const { server, url } = site;
      const ann = await signUp(server.url, server.dataDir);
      const jpeg = await largePicture();
      const { uid } = await uploaded(url, bearer(ann).Authorization, jpeg, { privacy: 'public' });
      const { shown } = await pathsOf(site, ann, uid);

      await ask(url + shown);
      await ask(url + shown, { Range: 'bytes=0-999' });
      await ask(url + shown, {}, 'HEAD');
      const sent = jpeg.length + 1_000;
      await until('both downloads to be counted', async () => (await usedBandwidth(site, ann)) === sent);
      await leaveEarly(site, shown);
      const all = await until('the download that was broken off to be counted', async () => {
        const used = await usedBandwidth(site, ann);
        return used > sent ? used : null;
      });
      expect(all - sent).toBeLessThan(jpeg.length);

      await site.loseFiles();
      const [byNginx, own] = [await ask(url + shown), await ask(server.url + shown, OURSELVES)];
      expect(byNginx.status).toBe(storage === 'disk' ? 404 : 503);
      expect(comparable(byNginx)).toEqual(comparable(own));
    } finally {
      await site.stop();
    }
  });
}
