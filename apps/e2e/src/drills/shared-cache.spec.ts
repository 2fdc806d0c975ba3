import { expect, test } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { startCachedSite, type CachedSite } from '../harness/cached-site.ts';
import { bearer, graphqlData, signUp, uploaded, type Account } from '../harness/client.ts';
import { hasNginx } from '../harness/nginx.ts';
import { sleep, until } from '../harness/server.ts';

// Tests docs/adr/0029 with nginx's proxy_cache in front of the server.

test.skip(!hasNginx(), 'nginx is not installed: apt-get install nginx-light');

/** A time in milliseconds that is longer than the `s-maxage` of a direct link. */
const PAST_S_MAXAGE_MS = 62_000;

interface Addresses {
  readonly uid: string;
  /** The direct link, which people share. */
  readonly lasting: string;
  /** The content-addressed address, which our own pages use. */
  readonly byContent: string;
}

/** Requests an address as a stranger; returns the status and nginx's cache status. */
const ask = async (address: string): Promise<[number, string | null]> => {
  const response = await fetch(address);
  await response.arrayBuffer();
  return [response.status, response.headers.get('x-cache')];
};

const setPrivacy = (site: CachedSite, { access }: Account, uid: string, privacy: 'PRIVATE' | 'PUBLIC') =>
  graphqlData(
    site.server.url,
    'mutation ($uid: ID!, $input: UpdateImageInput!) { updateImage(uid: $uid, input: $input) { uid } }',
    { uid, input: { privacy } },
    access,
  );

const deleteForever = async (site: CachedSite, { access }: Account, uid: string): Promise<void> => {
  for (const operation of ['trashImages(uids: $uids) { uid }', 'deleteImagesForever(uids: $uids)']) {
    const query = `mutation ($uids: [ID!]!) { ${operation} }`;
    await graphqlData(site.server.url, query, { uids: [uid] }, access);
  }
};

/**
 * Publishes a picture and requests both of its addresses twice as a stranger, so that nginx has cached it.
 */
const publishedAndCached = async (site: CachedSite, account: Account, seed: number): Promise<Addresses> => {
  const jpeg = await makeJpeg({ width: 400 + seed, height: 300 });
  const { Authorization } = bearer(account);
  const { uid } = await uploaded(site.server.url, Authorization, jpeg, { privacy: 'public' });
  const { image } = await graphqlData<{ image: { directUrl: string; url: string } }>(
    site.server.url,
    'query ($uid: ID!) { image(uid: $uid) { directUrl url } }',
    { uid },
  );
  const [lasting, byContent] = [image.directUrl, image.url].map((path) => new URL(path, site.url).href) as [
    string,
    string,
  ];
  for (const address of [lasting, byContent]) {
    expect(await ask(address), address).toEqual([200, 'MISS']);
    expect(await ask(address), address).toEqual([200, 'HIT']);
  }
  return { uid, lasting, byContent };
};

/** Waits until nginx was told to purge the picture, after the first `before` purges. */
const purged = ({ purges, url }: CachedSite, uid: string, before: number): Promise<true> =>
  until('the purge', () =>
    purges.slice(before).some(({ prefixes }) => prefixes.includes(`${url}/i/${uid}/`)),
  );

const expectGone = async ({ lasting, byContent }: Addresses): Promise<void> => {
  for (const address of [lasting, byContent, lasting, byContent]) {
    const [status, cache] = await ask(address);
    expect([status, cache === 'HIT'], address).toEqual([404, false]);
  }
};

test('a cache that receives purges stops serving a picture once it is private or deleted for good', async () => {
  const site = await startCachedSite();
  try {
    const account = await signUp(site.server.url, site.server.dataDir);

    const hidden = await publishedAndCached(site, account, 1);
    let before = site.purges.length;
    await setPrivacy(site, account, hidden.uid, 'PRIVATE');
    await purged(site, hidden.uid, before);
    await expectGone(hidden);

    before = site.purges.length;
    await setPrivacy(site, account, hidden.uid, 'PUBLIC');
    await purged(site, hidden.uid, before);
    expect(await ask(hidden.lasting)).toEqual([200, 'MISS']);
    expect(await ask(hidden.lasting)).toEqual([200, 'HIT']);

    const deleted = await publishedAndCached(site, account, 2);
    before = site.purges.length;
    await deleteForever(site, account, deleted.uid);
    await purged(site, deleted.uid, before);
    await expectGone(deleted);
  } finally {
    await site.stop();
  }
});

test('a cache that receives no purges serves a direct link for a minute at most, and never caches a page', async () => {
  const site = await startCachedSite({ isDeaf: true });
  try {
    const account = await signUp(site.server.url, site.server.dataDir);
    const { uid, lasting } = await publishedAndCached(site, account, 3);
    const page = `${site.url}/image/${uid}`;
    for (let looks = 0; looks < 2; looks += 1) expect((await ask(page))[1]).not.toBe('HIT');
    await setPrivacy(site, account, uid, 'PRIVATE');
    const [status, cache] = await ask(lasting);
    // On a slow machine the minute may be over already, and then nginx has asked the server.
    expect([200, 404]).toContain(status);
    process.stdout.write(`    at once ${status} ${cache}\n`);
    await sleep(PAST_S_MAXAGE_MS);
    const [later, source] = await ask(lasting);
    expect([later, source === 'HIT']).toEqual([404, false]);
  } finally {
    await site.stop();
  }
});
