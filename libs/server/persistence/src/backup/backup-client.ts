import pg from 'pg';
import { translateError } from '../database-error.ts';
import type { SqlExecutor } from '../session.ts';

/**
 * Runs `work` on a connection of its own, because a backup takes longer than the pool's statement timeout.
 */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'safelight backup',
    keepAlive: true,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw translateError(error);
  } finally {
    await client.end();
  }
};

export const sqlOn =
  (client: pg.ClientBase): SqlExecutor =>
  (text, values = []) =>
    client.query(text, [...values]);
