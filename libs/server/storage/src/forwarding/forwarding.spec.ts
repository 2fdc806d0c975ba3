import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '../disk/disk-store.ts';
import { createS3Store } from '../s3/s3-store.ts';
import { bytesOf, chunksOf } from '../testing/streams.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createDiskForwarding, createS3Forwarding } from './forwarding.ts';

const PUT = { contentType: 'image/jpeg', maxBytes: 1_000 };
const KEY = 'originals/ab12';
const bytes = bytesOf(100);

describe('the path that the server sends in X-Accel-Redirect', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'safelight-forwarding-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leads to the file in the folder of the disk store', async () => {
    await createDiskStore({ root: folder }).put(KEY, chunksOf(bytes), PUT);
    const path = await createDiskForwarding({ root: folder }).pathOf(KEY);
    expect(path).toMatch(/^\/_files\/[0-9a-f]{2}\/[0-9a-f]{2}\/originals\.ab12$/);
    expect(await readFile(join(folder, 'objects', path.slice('/_files/'.length)))).toEqual(bytes);
  });

  it('is a signed S3 address that expires after a minute', async () => {
    const server = await startS3Server();
    const s3 = { ...server, bucket: 'pictures' };
    await createS3Store({ ...s3, scratchDir: folder }).put(KEY, chunksOf(bytes), PUT);
    const path = await createS3Forwarding(s3).pathOf(KEY);
    expect(path).toMatch(
      /^\/_files\/pictures\/originals\/ab12\?.*X-Amz-Expires=60&.*X-Amz-Signature=\w{64}$/,
    );
    const answer = await fetch(server.endpoint + path.slice('/_files'.length));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    await server.stop();
  });

  it.each(['../secret', 'a', 'originals/../../x', ''])('is not made for the invalid key %j', async (key) => {
    const s3 = {
      endpoint: 'http://127.0.0.1:1',
      region: 'x',
      bucket: 'pictures',
      accessKey: 'k',
      secretKey: 's',
    };
    for (const forwarding of [createDiskForwarding({ root: folder }), createS3Forwarding(s3)])
      await expect(forwarding.pathOf(key)).rejects.toThrow(TypeError);
  });
});
