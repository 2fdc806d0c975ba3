import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * The advisory lock in the database `postgres`. The process that holds it owns this server and decides when
 * it stops.
 */
const OWNER_LOCK = 7_263_001;
/** How long to wait for the session of a former owner to end. After a kill it ends within milliseconds. */
const TAKEOVER_TIMEOUT_MS = 2_000;
const RETRY_MS = 25;
const CONNECT_TIMEOUT_MS = 5_000;

const applicationName = (): string => `safelight owner ${process.pid}`;

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    OWNER_LOCK,
  ]);
  return rows[0]?.locked === true;
};

const ownerName = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [OWNER_LOCK],
  );
  return rows[0]?.name ?? 'another process';
};

/**
 * Connects to the server and owns it while the connection lasts. Throws if another living process owns it.
 * Calls `onLost` once if the connection ends before `end()` is called.
 */
export const takeOwnership = async (url: string, onLost: () => void): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  let isOwner = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (isOwner) onLost();
  });
  await client.connect();
  try {
    const deadline = Date.now() + TAKEOVER_TIMEOUT_MS;
    while (!(await tryLock(client))) {
      if (Date.now() > deadline) {
        throw new Error(
          `The embedded PostgreSQL is in use by ${await ownerName(client)}. Stop that process, or use another DATA_DIR.`,
        );
      }
      await sleep(RETRY_MS);
    }
    isOwner = true;
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
};

/** Creates `database` on the server if it does not exist. */
export const ensureDatabase = async (owner: pg.Client, database: string): Promise<void> => {
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
};
