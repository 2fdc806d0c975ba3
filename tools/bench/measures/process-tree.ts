// Measures the memory of a process tree, with shared pages counted once (proc_pid_smaps(5)): Linux only.
import { readdirSync, readFileSync } from 'node:fs';

const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  );

/** The ids of a process and of all its descendants. */
const treeOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

const proportionalKb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1]);

/** The memory in megabytes of `roots` and all their descendants. */
export const treeMb = (roots: readonly number[]): number =>
  [...new Set(roots.flatMap(treeOf))].reduce((sum, pid) => sum + proportionalKb(pid), 0) / 1024;
