import { parseArgs } from 'node:util';

export const USAGE = `npm run cluster -- [--api <1 to 32>] [--workers <1 to 32>]   (by default 2 APIs and 1 worker)`;

const count = (text: string): number => {
  const number = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 32) throw new TypeError(`${text} is not a number of processes.`);
  return number;
};

/** The number of processes of each kind that `npm run cluster` starts. */
export interface ClusterSize {
  readonly api: number;
  readonly workers: number;
}

/** Parses the arguments of `npm run cluster --`; throws a TypeError for invalid ones. */
export function readClusterSize(words: readonly string[]): ClusterSize {
  const { values } = parseArgs({
    args: [...words],
    options: { api: { type: 'string', default: '2' }, workers: { type: 'string', default: '1' } },
  });
  return { api: count(values.api), workers: count(values.workers) };
}
