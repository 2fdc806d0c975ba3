import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeJpeg } from '@safelight/test-pictures';
import type { DeriveRequest } from '../protocol.ts';
import { openBench } from '../testing/pictures.ts';
import { isAlive, until, workerSource } from '../testing/processes.ts';
import { WorkerProcess } from './worker-process.ts';

const REQUEST: DeriveRequest = {
  kind: 'derive',
  path: '/a',
  outputPath: '/b',
  format: 'webp',
  box: { width: 1, height: 1 },
  isMaster: false,
  transform: null,
  allowSvg: false,
  limits: { maxPixels: 1, maxFrames: 1, maxSide: 1, maxSeconds: 1 },
};

describe('a worker', () => {
  it('that cannot start is not the fault of the picture', async () => {
    const bench = await openBench({ workerPath: '/nowhere/worker.mjs' });
    const path = await bench.put('a.jpg', await makeJpeg({ width: 16, height: 16 }));
    await expect(bench.imaging.inspect(path, 'image/jpeg')).rejects.toThrow('did not start');
    await bench.close();
  });

  it('gets none of the settings', async () => {
    const bench = await openBench();
    const answer = `process.send({ kind: 'failure', failure: 'FAILED', reason: JSON.stringify(process.env), rssBytes: 0 })`;
    const workerPath = await bench.put('telling.mjs', workerSource(answer));
    process.env['IMAGING_SPEC_SECRET'] = 'hush';
    const worker = new WorkerProcess({ workerPath, memoryLimitMb: 128 });
    const outcome = await worker.run(REQUEST, 5_000);
    delete process.env['IMAGING_SPEC_SECRET'];
    expect(outcome).toMatchObject({
      kind: 'reply',
      reply: { reason: expect.stringContaining('MALLOC_ARENA_MAX') },
    });
    expect(JSON.stringify(outcome)).not.toContain('hush');
    await worker.end();
    await bench.close();
  });

  it('ends when its parent is killed', async () => {
    const source = JSON.stringify(join(import.meta.dirname, 'worker-process.ts'));
    const entry = JSON.stringify(join(import.meta.dirname, '..', 'worker', 'imaging-worker.ts'));
    const script = `import { WorkerProcess } from ${source};
      const worker = new WorkerProcess({ workerPath: ${entry}, memoryLimitMb: 512 });
      process.stdout.write(String(worker.pid));
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(text.toString());
    await sleep(500);
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });

  it('does not keep a finished program running', async () => {
    const source = JSON.stringify(join(import.meta.dirname, 'worker-process.ts'));
    const entry = JSON.stringify(join(import.meta.dirname, '..', 'worker', 'imaging-worker.ts'));
    const script = `import { WorkerProcess } from ${source};
      const worker = new WorkerProcess({ workerPath: ${entry}, memoryLimitMb: 512 });
      const outcome = await worker.run(${JSON.stringify(REQUEST)}, 9000);
      process.stdout.write(outcome.kind);`;
    const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    program.stdout.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(program, 'exit')) as [number];
    expect({ said, code }).toEqual({ said: 'reply', code: 0 });
  });
});
