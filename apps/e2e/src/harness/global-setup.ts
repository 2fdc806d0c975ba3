import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PREPARED_DATA } from './prepared-database.ts';
import { TestServer, until } from './server.ts';

/**
 * Builds once before the workers start, unless the build is current: a build during the run would break the
 * pages of other workers. Then starts a server on an empty data folder, and keeps its database as a template
 * for all servers of the run.
 */
export default async (): Promise<() => Promise<void>> => {
  const root = resolve(import.meta.dirname, '../../../..');
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' });
  const first = await TestServer.startOnNewDatabase();
  // The server stops its database on a signal only after it has logged that it is ready, a moment after its
  // first answers.
  await until('the server to be whole', () => /Safelight is ready/.test(first.output));
  const code = await first.end();
  if (code !== 0) throw new Error(`The first server ended with ${String(code)}: ${first.output}`);
  process.env[PREPARED_DATA] = first.dataDir;
  return () => rm(first.dataDir, { recursive: true, force: true });
};
