// Rows about files of images: a thumbnail and an original, each compared with node:http and, where it is
// installed, nginx; revalidation and ranges; and the cost of counting views.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSide } from '../background.ts';
import { isNginxInstalled, startNginx } from '../limits/nginx.ts';
import { startNginxBefore } from '../subjects/nginx-before.ts';
import { graphql, uploadPicture } from '../world/client.ts';
import { getRequest } from '../world/http-request.ts';
import { smallPicture } from '../world/pictures.ts';
import type { Side } from '../rounds.ts';
import type { World } from '../world/world.ts';
import type { Prepare, Row, Sides } from './row.ts';

const LOAD = { connections: 32, durationMs: 1_000, warmUpMs: 2_000 };

type Rendition = 'thumbnail' | 'original';

/** The paths of a picture's renditions on our server. */
type Paths = Readonly<Record<Rendition, string>>;

let picture: Promise<Paths> | undefined;

/** Uploads one picture for all rows; returns its paths. */
async function uploadedPicture(world: World): Promise<Paths> {
  const { uid } = await uploadPicture(world, world.uploader, await smallPicture());
  const query = `{ image(uid: "${uid}") { thumbnailUrl(width: 320) downloadUrl } }`;
  const { image } = await graphql<{
    readonly image: { readonly thumbnailUrl: string; readonly downloadUrl: string };
  }>(world, world.uploader, query);
  return { thumbnail: image.thumbnailUrl, original: image.downloadUrl };
}

const ourSide = ({ port, processes }: World, path: string): Side => ({
  port,
  request: getRequest(path),
  processes: [processes.server],
});

/** Our answer for a rendition, to be served by the limit. */
async function renditionOf(world: World, rendition: Rendition) {
  picture ??= uploadedPicture(world);
  const path = (await picture)[rendition];
  const response = await fetch(world.url + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { path, bytes, contentType: response.headers.get('content-type') };
}

/** Compares a rendition of ours with the same file served from memory, each requested with these headers. */
const againstMemory =
  (
    rendition: Rendition,
    headersFor: (address: string) => Promise<readonly string[]> = async () => [],
  ): Prepare =>
  async (world) => {
    const { path, bytes, contentType } = await renditionOf(world, rendition);
    const filePath = join(world.dataDir, `limit-${rendition}`);
    writeFileSync(filePath, bytes);
    const files = { '/file': { path: filePath, contentType } };
    const limit = await startSide(join(import.meta.dirname, '../limits/memory-server.ts'), { files });
    const request = async (origin: string, at: string): Promise<Buffer> =>
      getRequest(at, await headersFor(`${origin}${at}`));
    return {
      ours: { ...ourSide(world, path), request: await request(world.url, path) },
      limit: { ...limit, request: await request(`http://127.0.0.1:${limit.port}`, '/file') },
    };
  };

/** The ETag of a file, with which a browser revalidates it. */
const etagOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.headers.get('etag') ?? '';
};

/** Two routes that answer the same data of one image: one counts a view, the other does not. */
async function countingSides(world: World): Promise<Sides> {
  const { uid } = await uploadPicture(world, world.uploader, await smallPicture());
  return {
    ours: ourSide(world, `/api/images/public/${uid}/`),
    limit: ourSide(world, `/api/images/info/${uid}/`),
  };
}

const againstNginx =
  (rendition: Rendition): Prepare =>
  async (world) => {
    const { path, bytes } = await renditionOf(world, rendition);
    const limit = await startNginx(world.dataDir, rendition, bytes);
    return { ours: ourSide(world, path), limit: { ...limit, request: getRequest(`/${rendition}`) } };
  };

const SENDING = { WORKER: 'off', TRUST_PROXY: 'loopback', X_ACCEL_REDIRECT: 'on' };

/** Our server behind nginx, which sends the file that the server names. */
const sentByNginx =
  (rendition: Rendition): Prepare =>
  async (world) => {
    const { path, bytes } = await renditionOf(world, rendition);
    const server = await world.startAnother(SENDING);
    const { dataDir } = world;
    const nginx = await startNginxBefore({ dataDir, serverPorts: [server.port] });
    const name = `${rendition}-alone`;
    const limit = await startNginx(dataDir, name, bytes);
    return {
      ours: {
        port: nginx.port,
        request: getRequest(path),
        processes: [...nginx.processes, ...server.processes],
      },
      limit: { ...limit, request: getRequest(`/${name}`) },
    };
  };

const MEMORY = { ...LOAD, limitName: 'node:http + memory LRU' };
const NGINX = { ...LOAD, limitName: 'nginx, one worker', isPossible: isNginxInstalled };

export const bytesRows: readonly Row[] = [
  {
    ...MEMORY,
    name: 'thumbnail',
    title: 'serve a 20 kB thumbnail',
    aim: { text: '≥ 0.85', ratio: 0.85 },
    prepare: againstMemory('thumbnail'),
  },
  {
    ...MEMORY,
    name: 'not-modified',
    title: '304 for a thumbnail',
    aim: { text: '≥ 0.75', ratio: 0.75 },
    prepare: againstMemory('thumbnail', async (address) => [`If-None-Match: ${await etagOf(address)}`]),
  },
  {
    ...MEMORY,
    name: 'range',
    title: '64 KiB in the middle of a 2 MB original',
    aim: { text: '≥ 0.75', ratio: 0.75 },
    prepare: againstMemory('original', async () => ['Range: bytes=1000000-1065535']),
  },
  {
    ...LOAD,
    name: 'views',
    title: 'an image’s facts, its view counted',
    limitName: 'the same, not counted',
    aim: { text: '≥ 0.95', ratio: 0.95 },
    prepare: countingSides,
  },
  {
    ...NGINX,
    name: 'thumbnail-nginx',
    title: 'serve a 20 kB thumbnail',
    aim: { text: '≥ 0.45', ratio: 0.45 },
    prepare: againstNginx('thumbnail'),
  },
  {
    ...MEMORY,
    name: 'original',
    title: 'serve a 2 MB original',
    aim: { text: '≥ 0.80', ratio: 0.8 },
    prepare: againstMemory('original'),
  },
  {
    ...NGINX,
    name: 'original-nginx',
    title: 'serve a 2 MB original',
    aim: { text: '≥ 0.80', ratio: 0.8 },
    prepare: againstNginx('original'),
  },
  {
    ...NGINX,
    name: 'original-sent',
    title: 'a 2 MB original, sent by nginx for us',
    aim: { text: '≥ 0.80', ratio: 0.8 },
    prepare: sentByNginx('original'),
  },
];
