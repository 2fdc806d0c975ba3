/**
 * The script of a child process. It takes one request at a time over IPC and answers it. It ends with its
 * parent. When it uses more megabytes than its first argument allows, it asks its parent to end it.
 */
import os from 'node:os';
import type { WorkerMessage, WorkReply, WorkRequest } from '../protocol.ts';
import { failureOf, hardenSharp } from './read-picture.ts';
import { perform } from './tasks.ts';

const MEMORY_CHECK_MS = 25;

const say = (message: WorkerMessage): void => {
  process.send?.(message);
};

const answer = async (request: WorkRequest): Promise<WorkReply> => {
  try {
    const result = await perform(request);
    return { kind: 'result', result, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    const { failure, message } = failureOf(error);
    return { kind: 'failure', failure, reason: message, rssBytes: process.memoryUsage.rss() };
  }
};

const watchMemory = (limitBytes: number): void => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= limitBytes) return;
    clearInterval(watch);
    say({ kind: 'over-memory' });
  }, MEMORY_CHECK_MS);
  watch.unref();
};

/**
 * A signal to the process group must not interrupt the picture, because the parent decides when a worker
 * ends.
 */
const ignoreSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
};

/**
 * Lowers the priority of this process, so that the server answers requests first however long a picture
 * takes.
 */
const lowerPriority = (): void => {
  const { PRIORITY_BELOW_NORMAL } = os.constants.priority;
  if (os.getPriority() < PRIORITY_BELOW_NORMAL) os.setPriority(PRIORITY_BELOW_NORMAL);
};

lowerPriority();
hardenSharp();
ignoreSignals();
watchMemory(Number(process.argv[2]) * 1024 * 1024);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (request: WorkRequest) => {
  void answer(request).then(say);
});
say({ kind: 'ready' });
