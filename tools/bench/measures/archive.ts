// Measures a ZIP archive of 500 images, and the memory that the server uses for it.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { uploadPicture } from '../world/client.ts';
import { largePicture } from '../world/pictures.ts';
import type { World } from '../world/world.ts';
import type { Measure } from './measure.ts';
import { startWatching } from './watch.ts';

const IMAGES = 500;
const MEBIBYTE = 1024 * 1024;
/** The maximum growth of the server's resident memory while 2.2 GB pass through it. */
const MAX_GROWTH_MB = 64;
const SAMPLE_MS = 20;

const residentMb = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MEBIBYTE;

/** Reads an answer to its end; returns its size in bytes. */
const drain = (url: string, authorization: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { Authorization: authorization } })
      .on('error', reject)
      .on('response', (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes);
          else reject(new Error(`${url}: ${response.statusCode ?? 'no status'}`));
        });
      })
      .end();
  });

interface Download {
  /** The resident memory in megabytes. */
  readonly before: number;
  readonly peak: number;
  readonly bytes: number;
  readonly seconds: number;
}

async function download(world: World, uids: readonly string[]): Promise<Download> {
  const { server } = world.processes;
  const before = residentMb(server);
  const watch = startWatching(() => residentMb(server), SAMPLE_MS);
  const startedAt = performance.now();
  const query = uids.map((uid) => `uids=${uid}`).join('&');
  const bytes = await drain(`${world.url}/api/images/archive/?${query}`, world.uploader.authorization);
  const seconds = (performance.now() - startedAt) / 1000;
  return { before, peak: await watch.peak(), bytes, seconds };
}

export const archiveMeasure: Measure<Download> = {
  name: 'archive',
  title: 'a ZIP of 500 images of 4.6 MB',
  async run(world) {
    const picture = await largePicture();
    const uids: string[] = [];
    for (let n = 0; n < IMAGES; n += 4) {
      const some = Array.from({ length: Math.min(4, IMAGES - n) }, () =>
        uploadPicture(world, world.uploader, picture),
      );
      uids.push(...(await Promise.all(some)).map(({ uid }) => uid));
    }
    await download(world, uids.slice(0, 20));
    return [await download(world, uids)];
  },
  headings: ['ZIP', 'time', 'memory before', 'at its peak', `grew by ≤ ${MAX_GROWTH_MB} MB?`],
  cellsOf: ({ bytes, seconds, before, peak }) => [
    `${(bytes / MEBIBYTE / 1024).toFixed(2)} GiB`,
    `${seconds.toFixed(1)} s`,
    `${before.toFixed(0)} MB`,
    `${peak.toFixed(0)} MB`,
    peak - before <= MAX_GROWTH_MB ? 'yes' : 'NO',
  ],
};
