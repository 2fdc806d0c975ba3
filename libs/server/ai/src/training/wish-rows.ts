import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { labelSets, type Label } from '../plan/second-reader/labels.ts';

/** A wish as somebody wrote it, and what may come of it. */
export interface LabelledWish {
  /** Who wrote it: the name of the file. */
  readonly writer: string;
  readonly language: string;
  readonly wish: string;
  /** Each of these sets of labels is right. */
  readonly sets: readonly ReadonlySet<Label>[];
  /** The labels as they are written. */
  readonly written: string;
}

/** The rows of a table of `language<TAB>wish<TAB>labels`. Throws, naming the line, when one is not so. */
export const rowsIn = (path: string): readonly LabelledWish[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const [language, wish, written, ...others] = line.split('\t').map((cell) => cell.trim());
      if (language === undefined || wish === undefined || written === undefined || others.length > 0)
        throw new Error(`${path}:${index + 1} is not language, wish and labels.`);
      try {
        return [{ writer: basename(path, '.tsv'), language, wish, written, sets: labelSets(written) }];
      } catch (cause) {
        throw new Error(`${path}:${index + 1} ${String(cause)}`, { cause });
      }
    });

/** The rows of all tables of a folder, in the order of their names. */
export const rowsUnder = (folder: string): readonly LabelledWish[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => rowsIn(`${folder}/${name}`));
