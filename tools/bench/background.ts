// Starts the processes of a benchmark run, and ends them with the run, however it ends.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

/** A server's port, and the ids of the processes whose processor time counts for it. */
export interface Served {
  readonly port: number;
  readonly processes: readonly number[];
}

const running: ChildProcess[] = [];

/** The id of a started process; throws when it could not be started. */
export const pidOf = ({ pid, spawnfile }: ChildProcess): number => {
  if (pid === undefined) throw new Error(`${spawnfile} could not be started.`);
  return pid;
};

export const servedBy = (child: ChildProcess, port: number): Served => ({ port, processes: [pidOf(child)] });

function keep<T extends ChildProcess>(child: T): T {
  running.push(child);
  child.once('exit', () => running.splice(running.indexOf(child), 1));
  return child;
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Starts a program whose output is appended to `logPath`. It never throws: watch its port or its end. */
export function startProgram(
  file: string,
  args: readonly string[],
  { env = {}, logPath }: { readonly env?: NodeJS.ProcessEnv; readonly logPath: string },
): ChildProcess {
  const log = openSync(logPath, 'a');
  return keep(spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log] }));
}

/** Starts a script of the benchmark that chooses a port and reports it with `announce`. */
export function startSide(scriptPath: string, settings: object = {}): Promise<Served> {
  const child = keep(
    fork(scriptPath, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(servedBy(child, (message as { readonly port: number }).port));
    });
    child.once('exit', () => {
      reject(new Error(`${scriptPath} ended before it served.`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Ends all processes, the newest first, so that none loses a process that it depends on. */
export async function endAll(): Promise<void> {
  for (const child of [...running].reverse()) await end(child);
}
