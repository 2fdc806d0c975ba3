import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { labelSets, type Label } from '../classifier/labels.ts';

/** A wish as a person wrote it, and the operations that are correct readings of it. */
export interface LabelledWish {
  /** The writer of the wish, which is the name of the file. */
  readonly writer: string;
  readonly language: string;
  readonly wish: string;
  /** The sets of labels. Each of them is correct. */
  readonly sets: readonly ReadonlySet<Label>[];
  /** The labels as they are in the file. */
  readonly written: string;
}

/**
 * Parses a table with rows of `language<TAB>wish<TAB>labels`. Throws with the number of the first wrong line.
 */
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

/** The rows of all tables in a folder, in the order of their names. */
export const rowsUnder = (folder: string): readonly LabelledWish[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => rowsIn(`${folder}/${name}`));
