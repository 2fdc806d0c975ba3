import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres as startAndForget,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts';

const query = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Starts the server in another Node process that stays alive. Resolves when the server runs. */
const startElsewhere = async (dataDir: string) => {
  const launcher = fileURLToPath(new URL('./start-embedded-postgres.ts', import.meta.url));
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const { pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(String(pid)); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
    child.once('exit', (code) => reject(new Error(`The other process ended with ${code}.`)));
  });
  return { child, pid };
};

describe('the embedded PostgreSQL', () => {
  /** The servers that a test has started. They are stopped after the test, even if it failed. */
  const started: EmbeddedPostgres[] = [];
  const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
    const server = await startAndForget(options);
    started.push(server);
    return server;
  };
  const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'safelight-embedded-'));
  let dataDir: string;
  const stopAll = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  };

  describe('in a new data folder', () => {
    beforeEach(async () => {
      dataDir = await newFolder();
    });
    afterEach(async () => {
      await stopAll();
      await rm(dataDir, { recursive: true, force: true });
    });

    it('starts, stops, and starts again with the same data', async () => {
      const identity = async (url: string) => query(url, 'SELECT system_identifier FROM pg_control_system()');
      const first = await startEmbeddedPostgres({ dataDir });
      const created = await identity(first.url);
      await query(first.url, 'CREATE TABLE note AS SELECT 1 AS n');
      expect(await findEmbeddedPostgresUrl(dataDir)).toBe(first.url);
      await first.stop();
      await first.stop();
      expect(await findEmbeddedPostgresUrl(dataDir)).toBeNull();

      const second = await startEmbeddedPostgres({ dataDir });
      expect(await identity(second.url)).toEqual(created);
      expect(await query(second.url, 'SELECT n FROM note')).toEqual([{ n: 1 }]);
    });

    it('is started by only one of two processes that start at the same time', async () => {
      const results = await Promise.allSettled([
        startEmbeddedPostgres({ dataDir }),
        startEmbeddedPostgres({ dataDir }),
      ]);
      const winners = results.filter((result) => result.status === 'fulfilled');
      expect(winners).toHaveLength(1);
    });

    const asRoot = process.getuid?.() === 0 ? it : it.skip;
    asRoot('runs as the owner of its folder when started by root', async () => {
      const nobody = 65_534;
      await chmod(dataDir, 0o755);
      await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
      await chown(join(dataDir, 'postgres'), nobody, nobody);
      const server = await startEmbeddedPostgres({ dataDir });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(nobody);
    });
  });

  // Creating a cluster takes most of the time of a start, so these tests share one.
  describe('in a data folder that was used before', () => {
    beforeAll(async () => {
      dataDir = await newFolder();
      await (await startAndForget({ dataDir })).stop();
    });
    afterEach(stopAll);
    afterAll(() => rm(dataDir, { recursive: true, force: true }));

    it('gives other users of the machine no access to its files and its password', async () => {
      const server = await startEmbeddedPostgres({ dataDir });
      const mode = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
      expect([await mode('postgres'), await mode('postgres.password')]).toEqual([0o700, 0o600]);
      const guessed = new URL(server.url);
      guessed.password = 'guess';
      await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    });

    it('restarts on the same port after it was killed, with every committed row', async () => {
      const server = await startEmbeddedPostgres({ dataDir });
      await query(server.url, 'CREATE TABLE note (n integer PRIMARY KEY)');
      const writer = new pg.Client(server.url);
      writer.on('error', () => undefined);
      await writer.connect();
      let acknowledged = 0;
      const writing = (async () => {
        for (;;) {
          await writer.query('INSERT INTO note VALUES ($1)', [acknowledged + 1]);
          acknowledged += 1;
        }
      })().catch(() => undefined);
      const killed = server.pid;
      while (acknowledged < 10) await sleep(5);
      process.kill(killed, 'SIGKILL');
      await writing;
      while (server.pid === killed) await sleep(10);
      const [row] = await query(server.url, 'SELECT max(n) AS last, count(*)::integer AS count FROM note');
      expect(acknowledged).toBeGreaterThan(0);
      expect(row?.['last']).toBeGreaterThanOrEqual(acknowledged);
      expect(row?.['count']).toBe(row?.['last']);
    });

    it('is taken over by a new process after the process that started it was killed', async () => {
      const { child, pid } = await startElsewhere(dataDir);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      const server = await startEmbeddedPostgres({ dataDir });
      expect(server.pid).toBe(pid);
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await server.stop();
      expect(await findEmbeddedPostgresUrl(dataDir)).toBeNull();
    });

    it('refuses a second process while the process that started it is running', async () => {
      const { child, pid } = await startElsewhere(dataDir);
      await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
        `in use by safelight owner ${child.pid}`,
      );
      child.kill('SIGKILL');
      const server = await startEmbeddedPostgres({ dataDir });
      expect(server.pid).toBe(pid);
    });

    it('starts although a stale pid file contains the pid of another process', async () => {
      const folder = join(dataDir, 'postgres');
      await writeFile(
        join(folder, 'postmaster.pid'),
        `${process.ppid}\n${folder}\n1\n5432\n\n127.0.0.1\n 1 2\nready\n`,
      );
      const server = await startEmbeddedPostgres({ dataDir });
      expect(server.pid).not.toBe(process.ppid);
    });

    it("fails with PostgreSQL's own error message if it cannot start", async () => {
      await expect(
        startEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'plenty' } }),
      ).rejects.toThrow(/did not start[^]*shared_buffers/);
    });
  });
});
