import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EditOutcome, EditProgress, ImageEditor } from '@safelight/application/ports';
import { createLocalEngine, type LocalEngine, type LocalEngineOptions } from '@safelight/operations';
import { MODELS_FOLDER, WORKERS } from '@safelight/operations/testing';
import { isRunning } from '@safelight/processes/testing';
import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import { createLocalEditor } from './local-editor.ts';
import { promptsHere } from './reading/prompts-here.ts';

/** Smaller photos are enough to test the process. Large ones would only slow down decoding and models. */
const MAX_SIDE = 360;

/** Resolves once the process has ended. If it never ends, the time limit of the test ends the wait. */
const isGone = async (pid: number): Promise<boolean> => {
  while (isRunning(pid)) await wait(10);
  return true;
};

describe('the worker process', () => {
  let sources: string;
  let folder: string;
  let engine: LocalEngine;
  let editor: ImageEditor;
  let pids: number[];

  const open = (options: Partial<LocalEngineOptions> = {}): ImageEditor => {
    pids = [];
    engine = createLocalEngine({
      scratchDir: join(folder, 'scratch'),
      logger: {
        info: (details, message) => {
          if (message === 'AI worker started') pids.push((details as { pid: number }).pid);
        },
        warn: () => undefined,
      },
      ...options,
    });
    editor = createLocalEditor({ ...engine, prompts: promptsHere });
    return editor;
  };
  const edit = (
    prompt: string,
    name: string,
    signal = new AbortController().signal,
    onProgress: (progress: EditProgress) => void = () => undefined,
  ): Promise<EditOutcome> =>
    editor.edit(
      {
        sourcePath: join(sources, `${name}.jpg`),
        contentType: 'image/jpeg',
        prompt,
        seed: 1,
        width: 0,
        height: 0,
        maskPath: null,
        reference: null,
        maxSide: 3_840,
      },
      { signal, onProgress },
    );
  const lastPid = (): number => pids.at(-1) ?? NaN;

  beforeAll(async () => {
    sources = await mkdtemp(join(tmpdir(), 'safelight-ai-sources-'));
    for (const name of ['astronaut', 'coffee', 'Kleiber']) {
      await sharp(photoNamed(name).path)
        .autoOrient()
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .jpeg()
        .toFile(join(sources, `${name}.jpg`));
    }
  });
  afterAll(() => rm(sources, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safelight-ai-'));
  });
  afterEach(async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('reports its stages as readable text, with progress that never decreases', async () => {
    open();
    const seen: EditProgress[] = [];
    await edit('remove the background', 'astronaut', undefined, (progress) => seen.push(progress));
    const stages = [...new Set(seen.map(({ stage }) => stage))];
    expect(stages).toEqual([
      'Reading the image',
      'Finding the subject',
      'Refining the edges',
      'Saving the result',
    ]);
    expect(seen.map(({ progress }) => progress)).toEqual(
      seen.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );
  });

  it('runs the edits of all callers, one after another', async () => {
    open();
    const outcomes = await Promise.all(
      ['vintage', 'black and white', 'enhance'].map((prompt) => edit(prompt, 'coffee')),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['image', 'image', 'image']);
    expect(pids).toHaveLength(1);
  });

  it('ends when its edit is aborted, and the next edit gets a new process', async () => {
    open();
    const controller = new AbortController();
    let cancelled: Promise<EditOutcome> | undefined;
    await new Promise<void>((begin) => {
      cancelled = edit('remove the background', 'Kleiber', controller.signal, ({ stage }) => {
        if (stage === 'Finding the subject') begin();
      });
    });
    const pid = lastPid();
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(cancelled).rejects.toBe(reason);
    expect(await isGone(pid)).toBe(true);
    expect(await readdir(join(folder, 'scratch'))).toEqual([]);
    expect((await edit('black and white', 'coffee')).kind).toBe('image');
    expect(lastPid()).not.toBe(pid);
  });

  it('continues its running edit when a waiting edit is aborted', async () => {
    open();
    const controller = new AbortController();
    const running = edit('vintage', 'astronaut');
    const waiting = edit('black and white', 'coffee', controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    expect((await running).kind).toBe('image');
    expect(pids).toHaveLength(1);
  });

  it('makes its edit fail with internal-error when it crashes, and the next edit succeeds', async () => {
    open();
    const outcome = await edit('remove the background', 'Kleiber', undefined, ({ stage }) => {
      if (stage === 'Finding the subject') process.kill(lastPid(), 'SIGKILL');
    });
    expect(outcome).toEqual({ kind: 'internal-error', message: 'The built-in editor stopped unexpectedly.' });
    expect((await edit('black and white', 'coffee')).kind).toBe('image');
    expect(pids).toHaveLength(2);
  });

  it('ends when an edit exceeds its time limit', async () => {
    open({ jobDeadlineMs: 60 });
    expect(await edit('remove the background', 'Kleiber')).toEqual({
      kind: 'internal-error',
      failure: 'timed_out',
      message: 'The edit took too long.',
    });
    expect(await isGone(lastPid())).toBe(true);
  });

  it('ends when it exceeds its memory limit', async () => {
    open({ memoryLimitMb: 20 });
    expect(await edit('vintage', 'coffee')).toMatchObject({
      kind: 'internal-error',
      message: expect.stringContaining('memory') as string,
    });
    expect(await isGone(lastPid())).toBe(true);
  });

  it('ends when idle to free its memory, and starts again when needed', async () => {
    open({ idleTimeoutMs: 150 });
    expect((await edit('black and white', 'coffee')).kind).toBe('image');
    const pid = lastPid();
    expect(isRunning(pid)).toBe(true);
    expect(await isGone(pid)).toBe(true);
    expect((await edit('black and white', 'coffee')).kind).toBe('image');
    expect(lastPid()).not.toBe(pid);
  });

  it('ends when the engine stops, and later edits fail with internal-error', async () => {
    open();
    const running = edit('remove the background', 'Kleiber');
    const waiting = edit('vintage', 'Kleiber');
    while (pids.length === 0) await wait(10);
    await engine.stop();
    for (const outcome of [await running, await waiting, await edit('vintage', 'coffee')]) {
      expect(outcome.kind).toBe('internal-error');
    }
    for (const pid of pids) expect(isRunning(pid)).toBe(false);
  });

  it('does not block the event loop of its parent', async () => {
    open();
    await editor.capabilities();
    let [isWorking, turns] = [false, 0];
    const outcome = edit('remove the background', 'astronaut', undefined, ({ stage }) => {
      isWorking = stage === 'Finding the subject';
    });
    const isDone = outcome.then(() => (isWorking = false));
    const counting = setInterval(() => (turns += isWorking ? 1 : 0), 1);
    expect((await outcome).kind).toBe('image');
    await isDone;
    clearInterval(counting);
    // Finding a subject takes about a second. Without the worker this would be a single turn of the event
    // loop.
    expect(turns).toBeGreaterThan(20);
  });

  it('ends when its parent dies', async () => {
    const script = `
      const { fork } = await import('node:child_process');
      const worker = fork(process.argv[1], [process.argv[2]], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      worker.once('message', () => process.stdout.write(String(worker.pid)));`;
    const options = JSON.stringify({ modelsDir: MODELS_FOLDER, threads: 1 });
    open();
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script, WORKERS.whole, options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(parent.stdout, 'data')).map(Number);
    expect(isRunning(pid ?? NaN)).toBe(true);
    parent.kill('SIGKILL');
    expect(await isGone(pid ?? NaN)).toBe(true);
  });

  it('runs models by WebAssembly when onnxruntime has no native binary', async () => {
    open({ workerPath: WORKERS.withoutNativeRuntime });
    const { operations, references } = await editor.capabilities();
    expect(operations.map(({ id }) => id)).toContain('remove-background');
    expect(references).toBe(true);
    expect(await edit('remove the background', 'astronaut')).toMatchObject({
      kind: 'image',
      textResponse: expect.stringMatching(/^Remove background\./) as string,
    });
  });

  describe('works without the models for removing backgrounds', () => {
    const refusedHonestly = async (): Promise<void> => {
      const { operations } = await editor.capabilities();
      const ids = operations.map(({ id }) => id);
      expect(ids).toContain('vintage');
      expect(ids).not.toContain('remove-background');
      expect(await edit('remove the background', 'coffee')).toMatchObject({
        kind: 'unable',
        message: expect.stringMatching(/cannot do this: remove background\. It can, for example: /) as string,
      });
      expect(await edit('remove the background and make it vintage', 'coffee')).toMatchObject({
        kind: 'image',
        textResponse: expect.stringMatching(/^Vintage\. Not done: remove background\./) as string,
      });
    };

    it('refuses a model with a wrong checksum and performs other edits', async () => {
      const modelsDir = join(folder, 'models');
      await cp(MODELS_FOLDER, modelsDir, { recursive: true });
      const bytes = await readFile(join(modelsDir, 'u2netp.onnx'));
      bytes[1_000_000] = (bytes[1_000_000] ?? 0) ^ 1;
      await writeFile(join(modelsDir, 'u2netp.onnx'), bytes);
      open({ modelsDir });
      await refusedHonestly();
    });

    it('performs edits that need no model where no model can run', async () => {
      open({ workerPath: WORKERS.withoutRuntimes });
      await refusedHonestly();
      expect(await editor.capabilities()).toMatchObject({ freeform: false, references: true });
    });
  });
});
