// Helpers for scripts that the benchmark starts with `startSide`.
import type { Server } from 'node:net';
import { portOf } from '../processes.ts';

/** The settings that the benchmark passes to this script. */
export const settings = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T;

/** Listens on a free port, reports the port to the benchmark, and ends with the benchmark. */
export function announce(server: Server): void {
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }));
}
