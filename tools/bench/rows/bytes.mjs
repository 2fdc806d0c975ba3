// Bytes of images: a thumbnail and an original, each against node:http and, where it is installed, nginx; what a
// browser asks again, and what a player asks in part; and what counting views costs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSide } from '../background.mjs';
import { isNginxInstalled, startNginx } from '../limits/nginx.mjs';
import { graphql, uploadPicture } from '../world/client.mjs';
import { getRequest } from '../world/http-request.mjs';
import { smallPicture } from '../world/pictures.mjs';

const LOAD = { connections: 32, durationMs: 1_000, warmUpMs: 2_000 };

let picture = null;

/** One picture for all rows: its paths on our server. */
async function uploadedPicture(world) {
  const { uid } = await uploadPicture(world, world.uploader, await smallPicture());
  const query = `{ image(uid: "${uid}") { thumbnailUrl(width: 320) downloadUrl } }`;
  const { image } = await graphql(world, world.uploader, query);
  return { thumbnail: image.thumbnailUrl, original: image.downloadUrl };
}

const ourSide = ({ port, processes }, path) => ({
  port,
  request: getRequest(path),
  processes: [processes.server],
});

/** What we answer at the rendition's path, to be served by the limit. */
async function renditionOf(world, rendition) {
  picture ??= uploadedPicture(world);
  const path = (await picture)[rendition];
  const response = await fetch(world.url + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { path, bytes, contentType: response.headers.get('content-type') };
}

const againstMemory = (rendition) => async (world) => {
  const { path, bytes, contentType } = await renditionOf(world, rendition);
  const filePath = join(world.dataDir, `limit-${rendition}`);
  writeFileSync(filePath, bytes);
  const files = { '/file': { path: filePath, contentType } };
  const limit = await startSide(join(import.meta.dirname, '../limits/memory-server.mjs'), { files });
  return { ours: ourSide(world, path), limit: { ...limit, request: getRequest('/file') } };
};

/** A request for the thumbnail as a browser that has it sends it again, or for a part of the original. */
const againstMemoryWith = (rendition, headersFor) => async (world) => {
  const { path, bytes, contentType } = await renditionOf(world, rendition);
  const filePath = join(world.dataDir, `limit-${rendition}`);
  writeFileSync(filePath, bytes);
  const files = { '/file': { path: filePath, contentType } };
  const limit = await startSide(join(import.meta.dirname, '../limits/memory-server.mjs'), { files });
  const request = async (origin, at) => getRequest(at, await headersFor(`${origin}${at}`));
  return {
    ours: { ...ourSide(world, path), request: await request(world.url, path) },
    limit: { ...limit, request: await request(`http://127.0.0.1:${limit.port}`, '/file') },
  };
};

const etagOf = async (address) => {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.headers.get('etag');
};

/** One image's facts by two routes that answer alike: one counts a view, the other does not. */
async function countingSides(world) {
  const { uid } = await uploadPicture(world, world.uploader, await smallPicture());
  return {
    ours: ourSide(world, `/api/images/public/${uid}/`),
    limit: ourSide(world, `/api/images/info/${uid}/`),
  };
}

const againstNginx = (rendition) => async (world) => {
  const { path, bytes } = await renditionOf(world, rendition);
  const limit = await startNginx(world.dataDir, rendition, bytes);
  return { ours: ourSide(world, path), limit: { ...limit, request: getRequest(`/${rendition}`) } };
};

const MEMORY = { ...LOAD, limitName: 'node:http + memory LRU' };
const NGINX = { ...LOAD, limitName: 'nginx, one worker', isPossible: isNginxInstalled };

export const bytesRows = [
  {
    ...MEMORY,
    name: 'thumbnail',
    title: 'serve a 20 kB thumbnail',
    aim: { text: '≥ 0.75', ratio: 0.75 },
    prepare: againstMemory('thumbnail'),
  },
  {
    ...MEMORY,
    name: 'not-modified',
    title: '304 for a thumbnail',
    aim: { text: '≥ 0.75', ratio: 0.75 },
    prepare: againstMemoryWith('thumbnail', async (address) => [`If-None-Match: ${await etagOf(address)}`]),
  },
  {
    ...MEMORY,
    name: 'range',
    title: '64 KiB in the middle of a 2 MB original',
    aim: { text: '≥ 0.75', ratio: 0.75 },
    prepare: againstMemoryWith('original', async () => ['Range: bytes=1000000-1065535']),
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
];
