// Bytes of images: a thumbnail and an original, each against node:http and, where it is installed, nginx.
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
