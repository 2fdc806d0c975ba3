import { existsSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The processor time in seconds that a process has used. 0 where the system does not report it. */
export const processorSeconds = (pid: number): number => {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  // The name of the program, in parentheses, may contain spaces.
  const [utime, stime] = readFileSync(path, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(utime) + Number(stime)) / TICKS_PER_SECOND;
};

/** The source of a worker that answers every request with `body`, which can use `request` and `process`. */
export const workerSource = (body: string): Buffer =>
  Buffer.from(`process.on('message', (request) => { ${body} });
    process.on('disconnect', () => process.exit());
    process.send({ kind: 'ready' });`);
