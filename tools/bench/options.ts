import { parseArgs } from 'node:util';

const USAGE = 'npm run bench -- [--rows a,b] [--rounds N] [--json FILE] [--profile FOLDER]';

/** The parsed options of the command line. */
export interface Options {
  /** Names of the rows and measures to run; null for all. */
  readonly rows: readonly string[] | null;
  readonly rounds: number;
  /** The file for the results as JSON; null for none. */
  readonly json: string | null;
  /** The folder for profiles; null for none. */
  readonly profile: string | null;
}

/** Parses the options; throws when they are invalid. `names` are those of all rows and measures. */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
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
