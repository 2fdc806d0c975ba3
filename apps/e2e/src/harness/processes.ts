import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort, until } from './server.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A dependency or a whole cluster, running as its own process. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** The output of the process so far. */
  output(): string;
  end(signal?: NodeJS.Signals): Promise<void>;
}

export const runScript = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProcess => {
  const child = spawn(process.execPath, [...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    child,
    output: () => text,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      await ended;
    },
  };
};

/** Starts a real S3 server on a free port. */
export const startS3 = async (folder: string): Promise<RunningProcess & { port: number }> => {
  const port = await freePort();
  const running = runScript(['tools/s3-server.ts', String(port), folder]);
  await until('the S3 server', () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true as const,
      () => null,
    ),
  );
  return { ...running, port };
};

/** Starts PostgreSQL; its URL is the first line it prints. */
export const startPostgres = async (folder: string): Promise<RunningProcess & { url: string }> => {
  const running = runScript(['dist/apps/api/postgres.js', folder]);
  const url = await until('PostgreSQL', () => /^(postgres\S+)\n/m.exec(running.output())?.[1] ?? null);
  return { ...running, url };
};
