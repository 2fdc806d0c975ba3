// `npm run ai:score -- FILE.tsv … [--all]` counts how many prompts of labelled lists the built-in editor reads
// correctly. It edits no picture. Each line of a list is `language<TAB>prompt<TAB>labels`. The labels are the expected
// operations, or `refuse`, joined by ` + `; ` | ` separates readings that are equally correct. For each list it prints
// how many prompts were
//   right                     read as exactly these operations; with `refuse`, the editor also says what it cannot do
//   refused rightly           refused, and `refuse` is among the labels
//   right with loss           read as only some of the operations, and the editor says that a part is missing
//   wrong and charged         read as another operation, or as too few without saying so
//   refused though possible   refused, although every operation is possible
// Then it prints each prompt of the last three kinds (with `--all` every prompt), and counts the failures by label.
// `--held` counts the rows that nothing is learned from, in two halves: rules were mended with one of them in view. It
// prints none of these prompts, so that the other half still tells how strangers are read.
import { parseArgs } from 'node:util';
import { corpus, isUnseen, OUTCOMES, rowsIn, scored, tally, type Outcome } from '@safelight/prompts/training';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, held: { type: 'boolean', default: false } },
});

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const printCounts = (outcomes: readonly Outcome[]): void => {
  const counts = tally(outcomes);
  for (const outcome of OUTCOMES)
    console.log(
      `  ${outcome.padEnd(24)}${String(counts[outcome]).padStart(5)}  ${percent(counts[outcome], outcomes.length)}`,
    );
};

if (values.held) {
  const halves = Object.entries(
    Object.groupBy(corpus().tested, (row) => (isUnseen(row) ? 'unseen' : 'seen')),
  );
  for (const [name, rows = []] of halves) {
    console.log(`held rows, ${name}: ${rows.length} wishes`);
    printCounts(rows.map((row) => scored(row).outcome));
  }
}

for (const path of positionals) {
  const started = performance.now();
  const results = rowsIn(path).map((row) => ({ row, ...scored(row) }));
  const ms = (performance.now() - started) / results.length;
  console.log(`${path}: ${results.length} wishes, ${ms.toFixed(2)} ms each`);
  printCounts(results.map(({ outcome }) => outcome));
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
