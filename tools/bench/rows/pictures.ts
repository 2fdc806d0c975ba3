// Rows about receiving pictures: making a thumbnail, receiving a form, and a whole upload.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSide } from '../background.ts';
import { buildSubject } from '../subjects/build.ts';
import { getRequest, postRequest, putRequest, uploadRequest } from '../world/http-request.ts';
import { largePicture } from '../world/pictures.ts';
import type { World } from '../world/world.ts';
import type { Row, Sides } from './row.ts';

const limitScript = (name: string): string => join(import.meta.dirname, '../limits', `${name}.ts`);

function folderIn({ dataDir }: World, name: string): string {
  const folder = join(dataDir, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function prepareDerive(world: World): Promise<Sides> {
  const folder = folderIn(world, 'derive');
  const picturePath = join(folder, 'picture.jpg');
  writeFileSync(picturePath, await largePicture());
  const ours = await startSide(await buildSubject('imaging'), {
    picturePath,
    scratchDir: folder,
    workerPath: resolve('dist/apps/api/imaging-worker.js'),
  });
  const limit = await startSide(limitScript('sharp-alone'), { picturePath });
  const request = getRequest('/');
  return { ours: { ...ours, request }, limit: { ...limit, request } };
}

async function prepareReceive(world: World, request: Buffer): Promise<Sides> {
  const ours = await startSide(await buildSubject('receiver'), { folder: folderIn(world, 'received') });
  const limit = await startSide(limitScript('socket-to-disk'), { folder: folderIn(world, 'received-raw') });
  return { ours: { ...ours, request }, limit: { ...limit, request } };
}

async function prepareUpload(world: World): Promise<Sides> {
  const { uploader, databaseUrl, port, processes } = world;
  const picture = await largePicture();
  const headers = [`Authorization: ${uploader.authorization}`];
  const limit = await startSide(limitScript('upload-stages'), {
    folder: folderIn(world, 'stages'),
    databaseUrl,
    ownerId: uploader.userId,
  });
  return {
    ours: {
      port,
      request: uploadRequest('/api/images/upload/?allow_duplicate=true', picture, headers),
      processes: [processes.server, processes.postgres],
    },
    limit: {
      ...limit,
      request: postRequest('/', 'image/jpeg', picture),
      processes: [...limit.processes, processes.postgres],
    },
  };
}

export const pictureRows: readonly Row[] = [
  {
    name: 'derive',
    title: '320 px thumbnail of a 12 MP JPEG',
    limitName: 'sharp alone',
    aim: { text: '≥ 0.90', ratio: 0.9 },
    connections: 1,
    durationMs: 1_500,
    warmUpMs: 1_000,
    prepare: prepareDerive,
  },
  {
    name: 'receive',
    title: 'receive 4.5 MB multipart to disk',
    limitName: 'raw socket to disk',
    aim: { text: '≥ 0.70', ratio: 0.7 },
    connections: 4,
    durationMs: 1_000,
    warmUpMs: 2_000,
    prepare: async (world) => prepareReceive(world, uploadRequest('/', await largePicture())),
  },
  {
    name: 'receive-put',
    title: 'receive 4.5 MB as the body to disk',
    limitName: 'raw socket to disk',
    aim: { text: '≥ 0.70', ratio: 0.7 },
    connections: 4,
    durationMs: 1_000,
    warmUpMs: 2_000,
    prepare: async (world) => prepareReceive(world, putRequest('/', 'image/jpeg', await largePicture())),
  },
  {
    name: 'upload',
    title: 'a whole upload of 4.5 MB, 12 MP',
    limitName: 'its bare stages, one by one',
    aim: { text: '≤ 1.3 × the time', ratio: 1 / 1.3 },
    connections: 1,
    durationMs: 1_500,
    // The warm-up is long enough for V8 to compile what an upload runs.
    warmUpMs: 10_000,
    prepare: prepareUpload,
  },
];
