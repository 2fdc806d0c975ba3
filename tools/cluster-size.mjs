// The arguments of `npm run cluster --`: how many processes of each kind.
import { parseArgs } from 'node:util';

export const USAGE = `npm run cluster -- [--api <1 to 32>] [--workers <1 to 32>]   (2 APIs and 1 worker unless told)`;

const count = (text) => {
  const number = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 32) throw new TypeError(`${text} is not a number of processes.`);
  return number;
};

/** `{api, workers}`; TypeError for invalid arguments. */
export function readClusterSize(words) {
  const { values } = parseArgs({
    args: words,
    options: { api: { type: 'string', default: '2' }, workers: { type: 'string', default: '1' } },
  });
  return { api: count(values.api), workers: count(values.workers) };
}
