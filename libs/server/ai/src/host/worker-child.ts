import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker, WorkerOptions } from '../worker/protocol.ts';

/** What is told about workers: `info` for life, `warn` for unexpected death and complaints. */
export interface WorkerLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface WorkerListener {
  onMessage(message: FromWorker): void;
  /** The process is gone, whatever the reason. */
  onExit(): void;
}

/** One forked worker process. */
export interface WorkerChild {
  isAlive(): boolean;
  /** At most one listener; null for none. */
  listen(listener: WorkerListener | null): void;
  send(message: ToWorker): void;
  /** SIGKILL; resolves when the process is gone. */
  kill(reason: string): Promise<void>;
}

export interface WorkerChildOptions extends WorkerOptions {
  /** A module plain Node can run: a path or a file URL. */
  readonly workerPath: string | URL;
  readonly logger: WorkerLogger;
}

/** Forks a worker. It gets none of our environment, so no secret is near the decoders. */
export const startWorker = ({ workerPath, logger, modelsDir, threads }: WorkerChildOptions): WorkerChild => {
  const path = workerPath instanceof URL ? fileURLToPath(workerPath) : workerPath;
  const options: WorkerOptions = { modelsDir, threads };
  const child = fork(path, [JSON.stringify(options)], {
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { pid } = child;
  let listener: WorkerListener | null = null;
  let alive = true;
  let killedFor: string | null = null;
  const gone = new Promise<void>((resolve) => {
    const end = (code: number | null, signal: string | null): void => {
      if (!alive) return;
      alive = false;
      if (killedFor === null) logger.warn({ pid, code, signal }, 'AI worker died');
      else logger.info({ pid, reason: killedFor }, 'AI worker ended');
      listener?.onExit();
      resolve();
    };
    child.once('exit', end);
    child.once('error', (cause) => {
      logger.warn({ pid, cause: cause.message }, 'AI worker could not be reached');
      if (pid === undefined) end(null, null);
    });
  });
  child.on('message', (message) => listener?.onMessage(message as FromWorker));
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => logger.warn({ pid, text: text.trim() }, 'AI worker says'));
  logger.info({ pid }, 'AI worker started');

  return {
    isAlive: () => alive && killedFor === null && child.connected,
    listen: (next) => {
      listener = next;
    },
    send: (message) => {
      child.send(message);
    },
    kill: (reason) => {
      killedFor ??= reason;
      child.kill('SIGKILL');
      return gone;
    },
  };
};
