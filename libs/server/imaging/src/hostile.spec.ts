import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { forSuite } from '@safelight/processes/testing';
import { bombs, corpus, makeJpeg, makePng, PAYLOAD } from '@safelight/test-pictures';
import { processorSeconds } from './testing/processes.ts';
import { openBench, upload } from './testing/pictures.ts';

const bombBytes = (name: string): Buffer => {
  const bomb = bombs().find((candidate) => candidate.name === name);
  if (!bomb) throw new Error(`No bomb is called ${name}`);
  return bomb.bytes;
};

describe('hostile files', () => {
  const bench = forSuite(() => openBench({ memoryLimitMb: 1024, timeoutMs: 60_000 }));
  beforeAll(async () => {
    await upload(bench.imaging, await bench.put('first.jpg', await makeJpeg({ width: 32, height: 32 })));
  });

  it.each(bombs())('$name is answered with $expect', async ({ name, expect: end, bytes }) => {
    const path = await bench.put(name, bytes);
    const { workerPids } = bench.imaging.stats();
    const before = workerPids.map(processorSeconds);
    const result = await upload(bench.imaging, path);
    expect(result).toBe(end === 'accepted-and-cleaned' ? 'accepted' : end);
    // Processor time, unlike elapsed time, does not depend on what else the machine is doing.
    const took = workerPids.map((pid, n) => processorSeconds(pid) - before[n]!);
    expect(Math.max(...took)).toBeLessThan(end === 'accepted-and-cleaned' ? 20 : 10);
    expect(readdirSync(bench.scratchDir)).toEqual([]);
  });

  it.each(
    bombs().filter(({ bytes, expect: end }) => end === 'accepted-and-cleaned' && bytes.includes(PAYLOAD)),
  )('of the payload of $name, nothing is in a file that other people get', async ({ name, bytes }) => {
    const path = await bench.put(name, bytes);
    const contentType = await bench.imaging.sniff(bytes.subarray(0, 4_100));
    const { shared, thumbnail } = await bench.imaging.inspect(path, contentType ?? 'image/png');
    for (const file of [shared, thumbnail]) {
      expect((await readFile(file?.path ?? '')).includes(PAYLOAD)).toBe(false);
      await file?.dispose();
    }
  });

  it('have killed no process of the pool', () => {
    expect(bench.imaging.stats()).toMatchObject({ lost: 0, waiting: 0, running: 0 });
  });

  for (const { name, path } of corpus('hostile')) {
    it(`${name} of the corpus is answered in time`, async () => {
      const end = await upload(bench.imaging, path);
      expect(['accepted', 'INVALID_FILE_FORMAT', 'IMAGE_TOO_LARGE']).toContain(end);
    });
  }

  for (const { name, path } of corpus('pngsuite')) {
    const end = name.startsWith('x') ? 'INVALID_FILE_FORMAT' : 'accepted';
    it(`${name} of PngSuite is answered with ${end}`, async () => {
      expect(await upload(bench.imaging, path)).toBe(end);
    });
  }

  for (const { name, path } of corpus('svg')) {
    it(`${name} of the corpus is not recognized as a picture`, async () => {
      expect(await bench.imaging.sniff(readFileSync(path).subarray(0, 4_100))).toBeNull();
    });
  }

  it('a picture whose header contradicts its content is rejected', async () => {
    const png = await makePng({ width: 300, height: 200 });
    const cut = Buffer.concat([png.subarray(0, png.length - 200), png.subarray(png.length - 12)]);
    expect(await upload(bench.imaging, await bench.put('cut.png', cut))).toBe('INVALID_FILE_FORMAT');
  });
});

describe('many requests at once', () => {
  it('finish 20 thumbnails while most of 16 expensive pictures still wait', async () => {
    const bench = await openBench({ slots: 2 });
    const bomb = await bench.put('bomb.png', bombBytes('7000x7000-interlaced.png'));
    const photo = await bench.put('photo.jpg', await makeJpeg({ width: 1200, height: 800 }));
    let bombsDone = 0;
    const costly = Array.from({ length: 16 }, async () => {
      await upload(bench.imaging, bomb);
      bombsDone += 1;
    });
    const thumbnails = Array.from({ length: 20 }, () => upload(bench.imaging, photo));
    expect(new Set(await Promise.all(thumbnails))).toEqual(new Set(['accepted']));
    expect(bombsDone).toBeLessThan(12);
    expect(bench.imaging.stats().workerPids.length).toBeLessThanOrEqual(2);
    await bench.close();
    await Promise.all(costly);
  });

  it('are all answered when there are 1,000', async () => {
    const bench = await openBench();
    const photo = await bench.put('photo.jpg', await makeJpeg({ width: 48, height: 32 }));
    const ends = await Promise.all(Array.from({ length: 1_000 }, () => upload(bench.imaging, photo)));
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1_000);
    expect(readdirSync(bench.scratchDir)).toEqual([]);
    await bench.close();
  });
});
