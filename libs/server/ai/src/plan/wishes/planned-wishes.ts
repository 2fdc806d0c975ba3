import { readdirSync, readFileSync } from 'node:fs';

/** A wish as people write it, and the plan that must come of it. */
export interface PlannedWish {
  /** The table: the name of its file. */
  readonly table: string;
  readonly wish: string;
  /** Steps with the strengths that are not 1 and the options that matter: `crop ratio=1:1 + border`, or `refuse`. */
  readonly plan: string;
}

const FOLDER = new URL('../../../wishes/plans/', import.meta.url);

/** The rows of all tables in `wishes/plans`: a wish, a tab, and its plan; lines that begin with `#` are comments. */
export const plannedWishes = (): readonly PlannedWish[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const [wish = '', plan = ''] = line.split('\t');
          return { table: name.replace('.tsv', ''), wish, plan };
        }),
    );
