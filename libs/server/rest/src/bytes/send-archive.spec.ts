import { jest } from '@jest/globals';
import type { Archiver, ImageArchive } from '@safelight/application';
import { serveLocally } from '@safelight/processes/testing';
import { createArchiveSender } from './send-archive.ts';

const CHUNK_BYTES = 256 * 1024;
const CHUNKS = 8;

const archive = { ownerId: 'ann', filename: 'images.zip', entries: [] } as unknown as ImageArchive;

describe('an archive that is written faster than the client reads it', () => {
  it('leaves no listeners behind', async () => {
    const archiver: Archiver = {
      zip: async function* () {
        for (let sent = 0; sent < CHUNKS; sent += 1) yield Buffer.alloc(CHUNK_BYTES);
      },
    };
    const send = createArchiveSender({ archiver, useCases: { countDelivery: () => undefined } });
    let listeners = [0, 0];
    const site = await serveLocally((_req, res) => {
      const before = res.listenerCount('close') + res.listenerCount('error');
      res.once('finish', () => {
        listeners = [before, res.listenerCount('close') + res.listenerCount('error')];
      });
      void send(res, archive);
    });
    const answer = await fetch(site.url);
    expect((await answer.arrayBuffer()).byteLength).toBe(CHUNKS * CHUNK_BYTES);
    await site.close();
    expect(listeners[1]).toBe(listeners[0]);
  });
});

describe('an archive of which only the headers are requested', () => {
  it('is not made, and counts nothing', async () => {
    const zip = jest.fn<Archiver['zip']>();
    const countDelivery = jest.fn();
    const send = createArchiveSender({ archiver: { zip }, useCases: { countDelivery } });
    const site = await serveLocally((_req, res) => void send(res, archive));
    const answer = await fetch(site.url, { method: 'HEAD' });
    await site.close();
    expect(answer.headers.get('content-disposition')).toContain('filename="images.zip"');
    expect([zip.mock.calls, countDelivery.mock.calls]).toEqual([[], []]);
  });
});

describe('an archive of which a file cannot be read', () => {
  it('is cut off, and what was sent of it counts towards the bandwidth', async () => {
    const archiver: Archiver = {
      zip: async function* () {
        yield Buffer.alloc(CHUNK_BYTES);
        throw new Error('the file is gone');
      },
    };
    const countDelivery = jest.fn();
    const send = createArchiveSender({ archiver, useCases: { countDelivery } });
    const site = await serveLocally((_req, res) => {
      send(res, archive).catch(() => res.destroy());
    });
    await expect(fetch(site.url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await site.close();
    expect(countDelivery.mock.calls).toEqual([['ann', CHUNK_BYTES]]);
  });
});
