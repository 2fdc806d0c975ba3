import { reopenAccount, suspendAccount } from '@safelight/application';
import { digestOf, type Comparison, type Image } from '@safelight/domain';
import type { Router } from 'express';
import type { OutgoingHttpHeaders } from 'node:http';
import { createPagesRouter } from './index.ts';
import { CLIENT, PUBLIC_URL, serverForAll } from './testing/test-server.ts';

/** Ann's picture, comparison and share link, from which the paths of requests are made. */
interface Shown {
  readonly image: Image;
  readonly comparison: Comparison;
  readonly token: string;
}

/** One address for each form that `byteAddressOf` parses. No Express router lists these. */
const BYTES: Readonly<Record<string, (shown: Shown) => string>> = {
  'full of a version': ({ image }) => `/i/${image.uid}/${digestOf(image.current)}/full.png`,
  'original of a version': ({ image }) => `/i/${image.uid}/${digestOf(image.current)}/original.png`,
  'thumbnail of a version': ({ image }) => `/i/${image.uid}/${digestOf(image.current)}/w320`,
  'direct link': ({ image }) => `/i/${image.uid}/full.png`,
  'direct thumbnail': ({ image }) => `/i/${image.uid}/w640`,
};

/**
 * For each route outside `/api` an address that shows something of Ann's, or the reason why there is none. A
 * new route without a row here fails the test.
 */
const ROUTES: Readonly<Record<string, ((shown: Shown) => string) | 'no user content' | 'a secret link'>> = {
  '/oembed': ({ image }) => `/oembed?url=${PUBLIC_URL}/image/${image.uid}`,
  '/comparison/:uid/embed': ({ comparison }) => `/comparison/${comparison.uid}/embed`,
  '/comparison/:uid/before-after.jpg': ({ comparison }) => `/comparison/${comparison.uid}/before-after.jpg`,
  '/p/:token/preview.jpg': ({ token }) => `/p/${token}/preview.jpg`,
  '/d/:uid/:token': 'a secret link',
  '/downloads/images': 'a secret link',
  '/downloads/projects': 'a secret link',
  '/robots.txt': 'no user content',
  '/sitemap.xml': 'no user content',
};

interface Layer {
  readonly route?: { readonly path: string };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** The paths of a router and of the routers mounted in it. */
const pathsOf = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ route, handle }) => (route === undefined ? pathsOf(handle.stack ?? []) : [route.path]));

describe('the routes outside of the API', () => {
  const { server } = serverForAll();
  let closed: Shown;
  let open: Shown;
  const viewers: Record<string, OutgoingHttpHeaders> = {};

  beforeAll(async () => {
    const { useCases, repositories } = server.world;
    const [ann, bob, sam] = [await server.join('ann'), await server.join('bob'), await server.join('sam')];
    const [secret, shown] = [await server.addImage(ann), await server.addImage(ann, { privacy: 'public' })];
    const project = await useCases.createProject(ann.viewer, { name: 'Trip', uids: [shown.uid] });
    const { token } = await useCases.createShareLink(ann.viewer, project.id, {});
    const comparison = await server.addComparison(shown, shown);
    open = { image: shown, comparison, token };
    closed = { ...open, image: secret };
    const keyOfSam = await server.keyOf(sam);
    await suspendAccount({ ...repositories, ...server.world })('sam', 'Spam');
    const { tokens } = await useCases.logIn({ username: 'sam', password: 'Secret123', client: CLIENT });
    Object.assign(viewers, {
      'a guest': {},
      'a stranger': bob.headers,
      'a stranger’s key': await server.keyOf(bob),
      'the owner': ann.headers,
      'the owner’s key': await server.keyOf(ann),
      'somebody suspended': { Authorization: `Bearer ${tokens.access}` },
      'the key of somebody suspended': keyOfSam,
    });
  });

  const statusOf = async (path: string, who: string): Promise<number> =>
    (await server.send(path, { headers: viewers[who] ?? {} })).status;

  it('are all covered by this spec', () => {
    const router: Router = createPagesRouter({ ...server.deps, fontPath: null });
    expect(pathsOf(router.stack as unknown as readonly Layer[])).toHaveLength(Object.keys(ROUTES).length);
    expect([...pathsOf(router.stack as unknown as readonly Layer[])].sort()).toEqual(
      Object.keys(ROUTES).sort(),
    );
  });

  it.each(Object.entries(BYTES))('serve a private picture only to its owner: %s', async (_, pathOf) => {
    const path = pathOf(closed);
    for (const [who, status] of [
      ['a guest', 404],
      ['a stranger', 404],
      ['a stranger’s key', 404],
      ['somebody suspended', 404],
      ['the key of somebody suspended', 403],
      ['the owner', 200],
      ['the owner’s key', 200],
    ] as const) {
      expect([who, await statusOf(path, who)]).toEqual([who, status]);
    }
  });

  it('do not describe a private picture by oEmbed, even to its owner', async () => {
    for (const who of Object.keys(viewers)) {
      expect([who, await statusOf(`/oembed?url=${PUBLIC_URL}/image/${closed.image.uid}`, who)]).toEqual([
        who,
        404,
      ]);
    }
  });

  it('serve public pictures to everybody, except while their owner is suspended', async () => {
    const deps = { ...server.world.repositories, ...server.world };
    const rows = [...Object.entries(BYTES), ...Object.entries(ROUTES)].flatMap(([name, row]) =>
      typeof row === 'string' ? [] : [[name, row(open)] as const],
    );
    const statuses = async () => {
      const asked: [string, number][] = [];
      for (const [name, path] of rows) asked.push([name, await statusOf(path, 'a guest')]);
      return asked;
    };
    /** Originals contain the camera's metadata, so only their owner gets them. */
    const all = (status: number) => rows.map(([name]) => [name, name.startsWith('original') ? 404 : status]);
    expect(await statuses()).toEqual(all(200));
    await suspendAccount(deps)('ann', 'Spam');
    expect(await statuses()).toEqual(all(404));
    await reopenAccount(deps)('ann');
    expect(await statuses()).toEqual(all(200));
  });
});
