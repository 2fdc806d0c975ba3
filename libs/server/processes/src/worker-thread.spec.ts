import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoAnswerError, WorkerThread, type WorkerThreadOptions } from './worker-thread.ts';

interface Say {
  readonly say: string;
}

/** A thread that repeats words, cannot say "error", dies of "death", and never ends with "loop". */
const PARROT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.postMessage('ready');
  parentPort.on('message', ({ say }) => {
    if (say === 'death') process.exit(1);
    if (say === 'throw') throw new Error('thrown');
    if (say === 'loop') for (;;);
    parentPort.postMessage(say === 'error' ? { error: 'not said' } : { answer: say + ' ' + threadId });
  });`;

let folder = '';
const threads: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-thread-'));
  await writeFile(join(folder, 'parrot.mjs'), PARROT);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.stop();
});

const openThread = (options: Partial<WorkerThreadOptions> = {}) => {
  const threadPath = join(folder, 'parrot.mjs');
  const thread = new WorkerThread<Say, string>({
    ...{ threadPath, maxWaiting: 9, timeoutMs: 60_000, heapMb: 64 },
    ...options,
  });
  threads.push(thread);
  return thread;
};

const wordOf = (answer: string | undefined) => answer?.split(' ')[0];

describe('a worker thread', () => {
  it('answers requests in their order, and stays for later ones', async () => {
    const thread = openThread();
    const answers = await Promise.all(['one', 'two', 'three'].map((say) => thread.ask({ say })));
    expect(answers.map(wordOf)).toEqual(['one', 'two', 'three']);
    const later = await thread.ask({ say: 'four' });
    expect(new Set([...answers, later].map((answer) => answer.split(' ')[1])).size).toBe(1);
  });

  it('refuses a request while too many are waiting', async () => {
    const thread = openThread({ maxWaiting: 2 });
    const ends = await Promise.allSettled(['one', 'two', 'three'].map((say) => thread.ask({ say })));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(wordOf(await thread.ask({ say: 'four' }))).toBe('four');
  });

  it('stays when one request has no answer', async () => {
    const thread = openThread();
    const first = await thread.ask({ say: 'one' });
    await expect(thread.ask({ say: 'error' })).rejects.toThrow('not said');
    expect(await thread.ask({ say: 'one' })).toBe(first);
  });

  it.each(['death', 'throw'])(
    'is replaced after "%s", which only has no answer for the request that caused it',
    async (say) => {
      const thread = openThread();
      const lost = thread.ask({ say });
      const waiting = thread.ask({ say: 'two' });
      await expect(lost).rejects.toBeInstanceOf(NoAnswerError);
      expect(wordOf(await waiting)).toBe('two');
    },
  );

  it('has no answer for a request that takes too long', async () => {
    const thread = openThread({ timeoutMs: 100 });
    await expect(thread.ask({ say: 'loop' })).rejects.toBeInstanceOf(NoAnswerError);
  });

  it('that cannot be started answers nothing, and is started again for the next request', async () => {
    const threadPath = join(folder, 'late.mjs');
    const thread = openThread({ threadPath });
    thread.start();
    await expect(thread.ask({ say: 'one' })).rejects.toBeInstanceOf(NoAnswerError);
    await writeFile(threadPath, PARROT);
    expect(wordOf(await thread.ask({ say: 'two' }))).toBe('two');
  });

  it('answers nothing once it is stopped', async () => {
    const thread = openThread();
    const asked = Promise.allSettled(['loop', 'two'].map((say) => thread.ask({ say })));
    await thread.stop();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(thread.ask({ say: 'three' })).rejects.toThrow('stopped');
  });
});
