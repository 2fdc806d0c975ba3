// `npm run bench` measures how close the product is to what this machine can do. For each kind of work there
// is a minimal program that does nothing else, called the limit. The limit and the product are measured in
// turns, and only the ratios are meaningful.
//   npm run bench -- [--rows thumbnail,original,…,rest,start,mixed,gallery,archive,library,interactions,editor] [--rounds 7] [--json FILE] [--profile FOLDER]
// Measurements without a limit (`measures/`) follow in separate tables.
// --profile writes a CPU profile of the server, for DevTools; it distorts the ratios of that run.
// Users, pictures and their derivatives are made through the API. Two things are inserted by SQL: 1,000 rows
// of images for the list, and the largest plan for the users, because a run stores more than the free plan's
// gigabyte. Processor times are read from /proc (Linux only).
import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform } from 'node:os';
import { buildIfNeeded } from '../build.ts';
import { endAll } from './background.ts';
import { readOptions } from './options.ts';
import { MEASURES } from './measures/index.ts';
import { compare } from './rounds.ts';
import { ROWS } from './rows/index.ts';
import type { Row } from './rows/row.ts';
import { markdownTable, type RowResult, tableOf } from './table.ts';
import { startWorld, type World } from './world/world.ts';

async function run({ prepare, ...row }: Row, world: World, rounds: number): Promise<RowResult> {
  console.log(`${row.title} …`);
  const { connections, durationMs, warmUpMs } = row;
  const sides = await prepare(world);
  return { ...row, ...(await compare(sides, { connections, durationMs, warmUpMs, rounds })) };
}

function rowsToRun(names: readonly string[] | null): readonly Row[] {
  const wanted = ROWS.filter(({ name }) => names === null || names.includes(name));
  const possible = wanted.filter(({ isPossible = () => true }) => isPossible());
  for (const { name, limitName } of wanted.filter((row) => !possible.includes(row)))
    console.log(`${name}: not measured, ${limitName} is not installed`);
  return possible;
}

const { rows, rounds, json, profile } = readOptions(
  process.argv.slice(2),
  [...ROWS, ...MEASURES].map(({ name }) => name),
);
if (platform() !== 'linux') throw new Error('The bench reads processor times from /proc: it needs Linux.');

await buildIfNeeded();
const world = await startWorld({
  nodeFlags: profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profile],
});
try {
  const results: RowResult[] = [];
  for (const row of rowsToRun(rows)) results.push(await run(row, world, rounds));
  if (results.length > 0) console.log(`\n${tableOf(results)}`);
  const measured: Record<string, readonly unknown[]> = {};
  for (const { name, title, run: measure, headings } of MEASURES) {
    if (rows !== null && !rows.includes(name)) continue;
    console.log(`${title} …`);
    const { results: found, rows: lines } = await measure(world);
    measured[name] = found;
    console.log(`\n${markdownTable(headings, lines)}`);
  }
  const machine = { node: process.version, arch: arch(), processors: availableParallelism() };
  if (json !== null)
    writeFileSync(json, `${JSON.stringify({ machine, rounds, results, measured }, null, 2)}\n`);
} finally {
  await endAll();
  await world.remove();
}
