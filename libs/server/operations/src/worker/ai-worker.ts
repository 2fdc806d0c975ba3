/**
 * The script of the process in which edits run. It runs one job at a time, may be killed at any time, and
 * ends with its parent. Node runs this file without a build. Therefore all its imports are erasable
 * TypeScript, and they import only types from other packages.
 */
import os from 'node:os';
import type { ModelName, Operation } from '../operation.ts';
import { OPERATIONS } from '../operations/registry.ts';
import { MODEL_NAMES, openModels } from './models.ts';
import { restrictCodecs, UndecodableError } from './picture-file.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './protocol.ts';
import { runJob } from './run-job.ts';

type Content<M> = M extends unknown ? Omit<M, 'residentMb'> : never;

const send = (message: Content<FromWorker>): void => {
  process.send?.({ ...message, residentMb: process.memoryUsage.rss() / 1e6 });
};

// Our own parent process (worker-host.ts) wrote the argument.
const { modelsDir, threads } = JSON.parse(process.argv[2] ?? '{}') as WorkerOptions;
const models = openModels(modelsDir, threads);

const isUsable = async (model: ModelName): Promise<boolean> => {
  const problem = await models.problem(model);
  if (problem !== null) process.stderr.write(`${model} cannot be used: ${problem}\n`);
  return problem === null;
};

const run = async ({ job }: ToWorker): Promise<void> => {
  try {
    const result = await runJob(job, models, (stage, progress) =>
      send({ type: 'progress', stage, progress }),
    );
    send({ type: 'done', result });
  } catch (cause) {
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    send({ type: 'failed', reason: cause instanceof UndecodableError ? 'undecodable' : 'error', detail });
  }
};

// Lowers the priority so that requests to the server are answered first. Only the parent decides when this
// process ends.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
restrictCodecs(threads);
process.on('message', (message: ToWorker) => void run(message));

const usable: ModelName[] = [];
for (const model of MODEL_NAMES) if (await isUsable(model)) usable.push(model);
const canRun = ({ models: needed = [] }: Operation): boolean =>
  needed.every((model) => usable.includes(model));
send({ type: 'ready', operations: OPERATIONS.filter(canRun).map(({ id }) => id), models: usable });
