// Reads the processor time and the memory of processes and all their descendants from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** The milliseconds of a clock tick in /proc/<pid>/stat (USER_HZ is 100 on every Linux that Node runs on). */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  /** The processor time in milliseconds, including ended children. */
  readonly ms: number;
}

const hasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');

/** Reads the figures of a process; null when it no longer exists. */
function readStat(pid: string): Stat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name may contain spaces and parentheses, so fields are counted from behind it
    // (proc_pid_stat(5)).
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

/** The processes `roots` and all their descendants. */
function treeOf(roots: readonly number[]): readonly (readonly [pid: number, stat: Stat])[] {
  const processes = readAll();
  const isBelow = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && isBelow(parent);
  };
  return [...processes].filter(([pid]) => isBelow(pid));
}

/** The user and system time in milliseconds that `roots` and their descendants have used so far. */
export const treeCpuMs = (roots: readonly number[]): number =>
  treeOf(roots).reduce((sum, [, { ms }]) => sum + ms, 0);

/** Memory in kilobytes, of which shared pages count in part for each process (proc_pid_smaps(5)). */
const proportionalKb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1]);

/** The memory in megabytes of `roots` and all their descendants. */
export const treeMb = (roots: readonly number[]): number =>
  treeOf(roots).reduce((sum, [pid]) => sum + proportionalKb(pid), 0) / 1024;
