// Processor time of processes and all their descendants, read from Linux' /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** A tick of /proc/<pid>/stat: USER_HZ, which is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

/** Parent and milliseconds of a process, those of its ended children included; null when it has gone. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name may hold spaces and brackets: fields are counted from behind it (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
}

function readAll() {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : null;
    if (stat !== null) processes.set(Number(name), stat);
  }
  return processes;
}

/** Milliseconds of user and system time that the trees below `roots` have used so far. */
export function treeCpuMs(roots) {
  const processes = readAll();
  const isBelow = (pid) => {
    for (let at = pid; processes.has(at); at = processes.get(at).parent) if (roots.includes(at)) return true;
    return false;
  };
  return [...processes].reduce((sum, [pid, { ms }]) => (isBelow(pid) ? sum + ms : sum), 0);
}
