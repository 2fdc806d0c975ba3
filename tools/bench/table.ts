// Formats the results as one table for people.
import type { Comparison, Measurement } from './rounds.ts';
import type { Row } from './rows/row.ts';

/** The result of a measured row. */
export type RowResult = Omit<Row, 'prepare'> & Comparison;

/** The fraction of one processor above which the load generator may itself limit the faster side. */
const GENERATOR_BOUND = 0.95;

const HEADINGS = ['work', 'ours', 'limit', 'wall ratio', 'CPU ratio', 'aim', 'met?'];

const significant = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
const speed = ({ rate, p50Ms }: Measurement): string =>
  `${significant(rate)}/s, p50 ${significant(p50Ms)} ms`;
const isMet = ({ wallRatio, aim }: RowResult): boolean => wallRatio >= aim.ratio;
const isGeneratorBound = ({ limit }: RowResult): boolean => limit.generatorLoad > GENERATOR_BOUND;

const wallRatio = (result: RowResult): string => {
  const ratios = result.rounds.map(({ ours, limit }) => ours.rate / limit.rate);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return `${result.wallRatio.toFixed(2)} (${range})${isGeneratorBound(result) ? ' *' : ''}`;
};

const cellsOf = (result: RowResult): readonly string[] => [
  result.title,
  speed(result.ours),
  `${result.limitName}: ${speed(result.limit)}`,
  wallRatio(result),
  result.cpuRatio.toFixed(2),
  result.aim.text,
  isMet(result) ? 'yes' : 'NO',
];

const line = (cells: readonly string[], widths: readonly number[]): string =>
  `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;

/** A Markdown table. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, i) =>
    Math.max(heading.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [headings, rule, ...rows].map((cells) => line(cells, widths)).join('\n');
}

/** Formats ratios as a table, with a note where the wall ratio is unreliable. */
export function tableOf(results: readonly RowResult[]): string {
  const table = markdownTable(HEADINGS, results.map(cellsOf));
  return results.some(isGeneratorBound)
    ? `${table}\n* The load generator was busy all the time: the limit may be faster than shown, the CPU ratio is exact.`
    : table;
}
