import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface S3Server {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The root folder of the server, with one folder for each bucket. */
  readonly directory: string;
  readonly pid: number;
  /** Stops the server, and removes its folder unless the caller provided it. */
  stop(): Promise<void>;
}

export interface S3ServerOptions {
  /** A port of 127.0.0.1. Without a value the server chooses a free one. */
  readonly port?: number;
  /** A folder that `stop` does not remove. Without a value the server uses a temporary folder. */
  readonly directory?: string;
}

/**
 * Starts a real S3 server as a child process. It is only for tests, because it lets anyone read. It ends with
 * its parent. While SIGSTOP pauses it, it accepts connections and never answers.
 */
export const startS3Server = async (options: S3ServerOptions = {}): Promise<S3Server> => {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'safelight-s3-')));
  const child = fork(
    join(import.meta.dirname, 's3-server.process.ts'),
    [directory, String(options.port ?? 0)],
    {
      // The server's continuation tokens use a cipher of OpenSSL's legacy provider.
      execArgv: ['--openssl-legacy-provider'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const exited = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The S3 server ended before it was ready.'))),
  ])) as [{ port: number }];
  return {
    endpoint: `http://127.0.0.1:${message.port}`,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    directory,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      if (options.directory === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
};
