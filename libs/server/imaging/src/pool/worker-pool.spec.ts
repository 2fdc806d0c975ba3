import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bombs, makeJpeg } from '@safelight/test-pictures';
import { openBench, upload } from '../testing/pictures.ts';
import { isAlive, until, workerSource } from '../testing/processes.ts';

describe('the pool', () => {
  it('starts no process before the first picture', async () => {
    const bench = await openBench();
    expect(bench.imaging.stats().workerPids).toEqual([]);
    await bench.close();
  });

  it('a worker killed in the middle of a picture is replaced and the picture made', async () => {
    const folder = await openBench();
    const path = await folder.put('photo.jpg', await makeJpeg({ width: 64, height: 48 }));
    const real = pathToFileURL(join(import.meta.dirname, '..', 'worker', 'imaging-worker.ts')).href;
    // The first of these workers begins its picture and never ends it; the next one is real.
    const workerPath = await folder.put(
      'first-hangs.mjs',
      Buffer.from(`import { existsSync, writeFileSync } from 'node:fs';
        const pid = ${JSON.stringify(`${path}.pid`)};
        if (existsSync(pid)) await import(${JSON.stringify(real)});
        else {
          process.on('message', () => writeFileSync(pid, String(process.pid)));
          process.on('disconnect', () => process.exit());
          process.send({ kind: 'ready' });
        }`),
    );
    const bench = await openBench({ slots: 1, workerPath });
    const end = upload(bench.imaging, path);
    await until(() => existsSync(`${path}.pid`) && readFileSync(`${path}.pid`, 'utf8') !== '');
    const pid = Number(readFileSync(`${path}.pid`, 'utf8'));
    expect(bench.imaging.stats().workerPids).toEqual([pid]);
    process.kill(pid, 'SIGKILL');
    expect(await end).toBe('accepted');
    expect(bench.imaging.stats().lost).toBe(1);
    expect(isAlive(pid)).toBe(false);
    await Promise.all([bench.close(), folder.close()]);
  });

  it('a picture that kills its worker twice is refused, and the next one is made', async () => {
    const bench = await openBench();
    const workerPath = await bench.put(
      'dying.mjs',
      workerSource(`if (request.path.endsWith('bad.jpg')) process.kill(process.pid, 'SIGSEGV');
        else process.send({ kind: 'failure', failure: 'IMAGE_TOO_LARGE', reason: '', rssBytes: 0 });`),
    );
    const lost: object[] = [];
    const logger = { warn: (fields: object) => lost.push(fields) };
    const dying = await openBench({ workerPath, logger });
    const [bad, good] = [
      await dying.put('bad.jpg', Buffer.from([1])),
      await dying.put('good.jpg', Buffer.from([1])),
    ];
    const spec = { kind: 'thumbnail', width: 320, format: 'webp' } as const;
    await expect(dying.imaging.derive(bad, spec)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    await expect(dying.imaging.derive(good, spec)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    expect(dying.imaging.stats().lost).toBe(2);
    expect(lost).toEqual([expect.objectContaining({ event: 'died', task: 'derive' })]);
    await Promise.all([bench.close(), dying.close()]);
  });

  it('a picture that takes too long is refused and its worker killed', async () => {
    const bench = await openBench();
    const workerPath = await bench.put('stuck.mjs', workerSource('for (;;);'));
    const stuck = await openBench({ workerPath, timeoutMs: 200 });
    const path = await stuck.put('slow.jpg', Buffer.from([1]));
    const made = stuck.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'webp' });
    await until(() => stuck.imaging.stats().workerPids.length === 1);
    const [pid = 0] = stuck.imaging.stats().workerPids;
    await expect(made).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    await until(() => !isAlive(pid));
    expect(stuck.imaging.stats()).toMatchObject({ lost: 1, running: 0, workerPids: [] });
    await Promise.all([bench.close(), stuck.close()]);
  });

  it('a picture that uses too much memory is refused, and a small one is made after it', async () => {
    const bench = await openBench({ memoryLimitMb: 220 });
    const bomb = bombs().find(({ name }) => name === '7000x7000-interlaced.png');
    const path = await bench.put('big.png', bomb?.bytes ?? Buffer.alloc(0));
    expect(await upload(bench.imaging, path)).toBe('IMAGE_TOO_LARGE');
    expect(readdirSync(bench.scratchDir)).toEqual([]);
    const small = await bench.put('small.jpg', await makeJpeg({ width: 64, height: 48 }));
    expect(await upload(bench.imaging, small)).toBe('accepted');
    expect(bench.imaging.stats().lost).toBe(1);
    await bench.close();
  });

  it('makes transforms after everything else, and never in all slots at once', async () => {
    const bench = await openBench();
    // This worker records what it begins, and ends it once the file exists that lets its kind end.
    const workerPath = await bench.put(
      'waiting.mjs',
      Buffer.from(`import { appendFileSync, existsSync } from 'node:fs';
        process.on('message', ({ path, outputPath, transform }) => {
          const kind = transform ? 'transform' : 'thumbnail';
          appendFileSync(path + '.log', kind + '\\n');
          const timer = setInterval(() => {
            if (!existsSync(path + '.' + kind)) return;
            clearInterval(timer);
            process.send({ kind: 'failure', failure: 'IMAGE_TOO_LARGE', reason: '', rssBytes: 0 });
          }, 5);
        });
        process.on('disconnect', () => process.exit());
        process.send({ kind: 'ready' });`),
    );
    const busy = await openBench({ workerPath, slots: 2 });
    const path = await busy.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const begun = (): readonly string[] =>
      existsSync(`${path}.log`) ? readFileSync(`${path}.log`, 'utf8').trim().split('\n') : [];
    const transform = { kind: 'transform', width: 320, height: null, fit: 'inside', quality: 80 } as const;
    const ends = [1, 2, 3].map(() => busy.imaging.derive(path, { ...transform, format: 'webp' }));
    await until(() => begun().length === 1);
    const thumbnail = { kind: 'thumbnail', width: 320, format: 'webp' } as const;
    ends.push(...[1, 2].map(() => busy.imaging.derive(path, thumbnail)));
    const settled = Promise.allSettled(ends);
    await until(() => begun().length === 2);
    expect(begun()).toEqual(['transform', 'thumbnail']);
    expect(busy.imaging.stats()).toMatchObject({ running: 2, waiting: 3 });
    await busy.put('a.jpg.thumbnail', Buffer.alloc(0));
    await until(() => busy.imaging.stats().running === 1);
    expect(begun()).toEqual(['transform', 'thumbnail', 'thumbnail']);
    expect(busy.imaging.stats().waiting).toBe(2);
    await busy.put('a.jpg.transform', Buffer.alloc(0));
    await settled;
    expect(begun()).toEqual(['transform', 'thumbnail', 'thumbnail', 'transform', 'transform']);
    await Promise.all([bench.close(), busy.close()]);
  });

  it('beyond its queue it answers OVERLOADED at once and does the rest', async () => {
    const bench = await openBench({ slots: 1, queueLimit: 3 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const ends = await Promise.all(Array.from({ length: 10 }, () => upload(bench.imaging, path)));
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(4);
    expect(ends.filter((end) => end === 'OVERLOADED')).toHaveLength(6);
    await bench.close();
  });

  it('processes as many pictures at once as it has slots', async () => {
    const bench = await openBench({ slots: 3 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const work = Promise.all(Array.from({ length: 12 }, () => upload(bench.imaging, path)));
    await until(() => bench.imaging.stats().running === 3);
    await work;
    expect(bench.imaging.stats().workerPids).toHaveLength(3);
    await bench.close();
  });

  it('stopping answers waiting and running requests, and leaves no process', async () => {
    const bench = await openBench({ slots: 1 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const ends = Array.from({ length: 5 }, () => upload(bench.imaging, path));
    await until(() => bench.imaging.stats().workerPids.length === 1);
    const pids = bench.imaging.stats().workerPids;
    await bench.imaging.stop();
    expect(await Promise.all(ends)).toContain('OVERLOADED');
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await upload(bench.imaging, path)).toBe('OVERLOADED');
    await bench.close();
  });
});
