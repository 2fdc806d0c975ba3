import { startEmbeddedPostgres } from '@safelight/persistence';
import { resolve } from 'node:path';

/**
 * Runs the embedded PostgreSQL as a separate process until SIGTERM; its first line of output is the
 * database's URL.
 */
const server = await startEmbeddedPostgres({ dataDir: resolve(process.argv[2] ?? './data') });
process.stdout.write(`${server.url}\n`);

const stop = (): void => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop).on('SIGINT', stop);
