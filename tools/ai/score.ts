// `npm run ai:score -- FILE.tsv … [--all]`: what the built-in editor makes of lists of wishes, without any picture.
// A list has lines of `language<TAB>wish<TAB>labels`, where labels are operations, or `refuse`, joined by ` + `, with
// ` | ` between what would be equally right. Prints for each list how many wishes were
//   right                     exactly these operations, and something named as not possible when `refuse` is among them
//   refused rightly           nothing done, where `refuse` is among the labels
//   right with loss           some of the operations, and in words that something was not done
//   wrong and charged         another operation, or one too few and nothing said
//   refused though possible   nothing done, although all of it could be
// then every wish of the last three kinds (with `--all` of all kinds), and a count by label of those.
import { parseArgs } from 'node:util';
import { OUTCOMES, rowsIn, scored, tally } from '@safelight/ai/training';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

for (const path of positionals) {
  const started = performance.now();
  const results = rowsIn(path).map((row) => ({ row, ...scored(row) }));
  const ms = (performance.now() - started) / results.length;
  const counts = tally(results.map(({ outcome }) => outcome));
  console.log(`${path}: ${results.length} wishes, ${ms.toFixed(2)} ms each`);
  for (const outcome of OUTCOMES)
    console.log(
      `  ${outcome.padEnd(24)}${String(counts[outcome]).padStart(5)}  ${percent(counts[outcome], results.length)}`,
    );
  const shown = results.filter(
    ({ outcome }) => values.all || !['right', 'refused rightly'].includes(outcome),
  );
  for (const { row, outcome, reading } of shown.toSorted((a, b) => a.outcome.localeCompare(b.outcome))) {
    const done = reading.steps.map(({ operation }) => operation).join(' + ') || 'refuse';
    const unsaid = reading.notPossible.length > 0 ? `  (not done: ${reading.notPossible.join(', ')})` : '';
    console.log(`${outcome}\t${row.language}\t${row.wish}\t${row.written}\t→ ${done}${unsaid}`);
  }
  const byLabel = Map.groupBy(
    shown.filter(({ outcome }) => !['right', 'refused rightly'].includes(outcome)),
    ({ row }) => row.written,
  );
  const labels = [...byLabel].toSorted(([, a], [, b]) => b.length - a.length);
  console.log(
    `Failures by label: ${labels.map(([label, of]) => `${label} ${of.length}`).join(', ') || 'none'}`,
  );
}
