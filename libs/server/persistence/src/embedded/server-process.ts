import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresEnvironment, type Cluster } from './cluster.ts';
import { isAlive, isPostmasterOf, postmasterFileIn, readPostmasterFile } from './postmaster-file.ts';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

const POLL_MS = 10;
/**
 * How long a server may take to accept connections. Recovery after a crash takes less, because it replays only
 * the log since the last checkpoint.
 */
const READY_TIMEOUT_MS = 60_000;
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 5_000;
const LOG_FILE_MAX_BYTES = 5 * 1024 * 1024;
const MAX_CONNECTIONS = 200;

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });

/**
 * Returns the server that already runs on this folder when it is ready; null if there is none. Deletes the
 * pid file of a dead server.
 */
export const findRunningServer = async (folder: string): Promise<RunningServer | null> => {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const file = await readPostmasterFile(folder);
    if (file === null) return null;
    if (!(await isPostmasterOf(file.pid, folder))) {
      // PostgreSQL does not start while the file contains the pid of any living process, even an unrelated
      // one.
      if (isAlive(file.pid)) await rm(postmasterFileIn(folder), { force: true });
      return null;
    }
    if (file.isReady) return file;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${file.pid}) does not become ready on ${folder}.`);
    await sleep(POLL_MS);
  }
};

const openLog = async (cluster: Cluster) => {
  const size = await stat(cluster.logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LOG_FILE_MAX_BYTES) await rename(cluster.logFile, `${cluster.logFile}.old`);
  return open(cluster.logFile, 'a', 0o600);
};

const logTail = async (cluster: Cluster): Promise<string> =>
  (await readFile(cluster.logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-8).join('\n');

const argumentsFor = (
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): readonly string[] => {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(MAX_CONNECTIONS),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    cluster.folder,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ];
};

const waitUntilReady = async (
  cluster: Cluster,
  child: ChildProcess,
  port: number,
): Promise<RunningServer> => {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const file = await readPostmasterFile(cluster.folder);
    if (file !== null && file.pid === child.pid && file.isReady) return { pid: file.pid, port };
    await sleep(POLL_MS);
  }
  child.kill('SIGQUIT');
  throw new Error(
    `The embedded PostgreSQL did not start. The end of ${cluster.logFile}:\n${await logTail(cluster)}`,
  );
};

/**
 * Starts a server and waits until it accepts connections. It has a process group of its own, so that Ctrl-C
 * does not reach it and running requests keep their database. It logs to a file, because it may live longer
 * than this process.
 */
export const launchServer = async (
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<RunningServer> => {
  const command = cluster.identity.wrap(cluster.binaries.postgres, argumentsFor(cluster, port, settings));
  const log = await openLog(cluster);
  try {
    const child = spawn(command.file, command.args, {
      ...cluster.identity.credentials,
      cwd: cluster.folder,
      env: postgresEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
    });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    return await waitUntilReady(cluster, child, port);
  } finally {
    await log.close();
  }
};

const endsWithin = async (cluster: Cluster, pid: number, timeoutMs: number): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    // An orphaned process may stay a zombie if no parent collects it, but its pid file is gone.
    if (!isAlive(pid) || (await readPostmasterFile(cluster.folder)) === null) return true;
    await sleep(POLL_MS);
  }
  return false;
};

/**
 * Stops a server in up to three steps: disconnect all clients and write a checkpoint; abort, after which the
 * next start needs recovery; kill.
 */
export const stopServer = async (cluster: Cluster, pid: number): Promise<void> => {
  for (const [signal, timeoutMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
    ['SIGKILL', IMMEDIATE_STOP_MS],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await endsWithin(cluster, pid, timeoutMs)) return;
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop.`);
};
