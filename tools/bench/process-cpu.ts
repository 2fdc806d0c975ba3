// Processor time of processes and all their descendants, read from Linux' /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** A tick of /proc/<pid>/stat: USER_HZ, which is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  /** Those of its ended children included. */
  readonly ms: number;
}

const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');

/** Null when the process has gone. */
function readStat(pid: string): Stat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name may hold spaces and brackets: fields are counted from behind it (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch (error) {
    if (hasGone(error)) return null;
    throw error;
  }
}

function readAll(): ReadonlyMap<number, Stat> {
  const processes = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : null;
    if (stat !== null) processes.set(Number(name), stat);
  }
  return processes;
}

/** Milliseconds of user and system time that the trees below `roots` have used so far. */
export function treeCpuMs(roots: readonly number[]): number {
  const processes = readAll();
  const isBelow = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && isBelow(parent);
  };
  return [...processes].reduce((sum, [pid, { ms }]) => (isBelow(pid) ? sum + ms : sum), 0);
}
