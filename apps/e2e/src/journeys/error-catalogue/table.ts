import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Row } from './row.ts';

type Line = Pick<Row, 'sentence' | 'how' | 'text'> & { readonly passed: boolean };

/** Records the result of a row, in a file because a failed test ends the process that runs the rows. */
export const note = async (file: string, { sentence, how, text }: Row, passed: boolean): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ sentence, how, text, passed } satisfies Line)}\n`);
};

/** The recorded rows, one per line: the sentence, how it was provoked and the text that appeared. */
export const tableOf = async (file: string): Promise<string> => {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Line)
    .map(({ sentence, how, text, passed }) => [sentence, how, passed ? text : `DID NOT APPEAR: ${text}`])
    .map((columns) => `| ${columns.join(' | ')} |\n`)
    .join('');
};
