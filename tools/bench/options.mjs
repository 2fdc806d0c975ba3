import { parseArgs } from 'node:util';

const USAGE = 'npm run bench -- [--rows a,b] [--rounds N] [--json FILE] [--profile FOLDER]';

/** The command line: names of rows and measures (null for all), rounds, where to write JSON and profiles (null for nowhere). */
export function readOptions(args, names) {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  const rows = values.rows?.split(',') ?? null;
  const unknown = rows?.find((row) => !names.includes(row));
  if (unknown !== undefined)
    throw new Error(`No row named ${unknown}; there are ${names.join(', ')}.\n${USAGE}`);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds takes a whole number.\n${USAGE}`);
  return { rows, rounds, json: values.json ?? null, profile: values.profile ?? null };
}
