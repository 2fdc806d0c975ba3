import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { isRunning, until } from '@safelight/processes/testing';
import { bombs, makeJpeg } from '@safelight/test-pictures';
import { openBench, upload } from './testing/pictures.ts';
import { workerSource } from './testing/processes.ts';

const WORKER = join(import.meta.dirname, 'worker', 'imaging-worker.ts');

/** Starts a program that opens decoders and then runs the code `then`. */
const startProgram = (then: string): ChildProcessByStdio<null, Readable, null> => {
  const source = JSON.stringify(join(import.meta.dirname, 'decoders.ts'));
  const options = { workerPath: WORKER, memoryLimitMb: 512, slots: 1, queueLimit: 1, timeoutMs: 60_000 };
  const script = `import { openDecoders } from ${source};
    const decoders = openDecoders(${JSON.stringify(options)});
    ${then}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

describe('the processes that decode pictures', () => {
  it('replace a worker that is killed while it processes a picture, and process the picture', async () => {
    const folder = await openBench();
    const path = await folder.put('photo.jpg', await makeJpeg({ width: 64, height: 48 }));
    const real = pathToFileURL(WORKER).href;
    // The first of these workers begins with its picture and never finishes. The second is a real worker.
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
    expect(isRunning(pid)).toBe(false);
    await Promise.all([bench.close(), folder.close()]);
  });

  it('reject a picture that kills its worker twice, and process the next one', async () => {
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

  it('reject a picture that takes too long, and kill its worker', async () => {
    const bench = await openBench();
    const workerPath = await bench.put('stuck.mjs', workerSource('for (;;);'));
    const stuck = await openBench({ workerPath, timeoutMs: 200 });
    const path = await stuck.put('slow.jpg', Buffer.from([1]));
    const made = stuck.imaging.derive(path, { kind: 'thumbnail', width: 320, format: 'webp' });
    await until(() => stuck.imaging.stats().workerPids.length === 1);
    const [pid = 0] = stuck.imaging.stats().workerPids;
    await expect(made).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    await until(() => !isRunning(pid));
    expect(stuck.imaging.stats()).toMatchObject({ lost: 1, running: 0, workerPids: [] });
    await Promise.all([bench.close(), stuck.close()]);
  });

  it('reject a picture that uses too much memory, and process a small one after it', async () => {
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

  it('run transforms after all other requests, and leave one slot free of transforms', async () => {
    const bench = await openBench();
    // This worker logs the requests that it starts. It finishes a request once the file for the request's
    // kind exists.
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

  it("answer OVERLOADED at once to requests beyond the queue's limit, and process the rest", async () => {
    const bench = await openBench({ slots: 1, queueLimit: 3 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const ends = await Promise.all(Array.from({ length: 10 }, () => upload(bench.imaging, path)));
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(4);
    expect(ends.filter((end) => end === 'OVERLOADED')).toHaveLength(6);
    await bench.close();
  });

  it('process as many pictures at once as there are slots', async () => {
    const bench = await openBench({ slots: 3 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const work = Promise.all(Array.from({ length: 12 }, () => upload(bench.imaging, path)));
    await until(() => bench.imaging.stats().running === 3);
    await work;
    expect(bench.imaging.stats().workerPids).toHaveLength(3);
    await bench.close();
  });

  it('answer waiting and running requests when they are stopped, and leave no process', async () => {
    const bench = await openBench({ slots: 1 });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 64, height: 48 }));
    const ends = Array.from({ length: 5 }, () => upload(bench.imaging, path));
    await until(() => bench.imaging.stats().workerPids.length === 1);
    const pids = bench.imaging.stats().workerPids;
    await bench.imaging.stop();
    expect(await Promise.all(ends)).toContain('OVERLOADED');
    expect(pids.filter(isRunning)).toEqual([]);
    expect(await upload(bench.imaging, path)).toBe('OVERLOADED');
    await bench.close();
  });

  it('report that no worker could start, instead of a problem of the picture', async () => {
    const bench = await openBench({ workerPath: '/nowhere/worker.mjs' });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 16, height: 16 }));
    await expect(bench.imaging.inspect(path, 'image/jpeg')).rejects.toThrow('did not start');
    await bench.close();
  });

  it('end when their parent process is killed', async () => {
    const parent = startProgram(`await decoders.ready();
      process.stdout.write(String(decoders.stats().workerPids[0]));
      setInterval(() => undefined, 1000);`);
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(text.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isRunning(pid));
  });

  it('do not keep a program running that has finished its work', async () => {
    const request = { kind: 'reduce', path: '/a', outputPath: '/b', maxSide: 1, maxBytes: 1, limits: {} };
    const program = startProgram(`const { kind } = await decoders.run(${JSON.stringify(request)});
      process.stdout.write(kind);`);
    let said = '';
    program.stdout.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(program, 'exit')) as [number];
    expect({ said, code }).toEqual({ said: 'reply', code: 0 });
  });
});
