import { readdirSync, readFileSync } from 'node:fs';

/** A wish as people write it, and the plan that must be read from it. */
export interface PlannedWish {
  /** The name of the table's file without its extension. */
  readonly table: string;
  readonly wish: string;
  /** The steps, with strengths other than 1 and the options to compare: `crop ratio=1:1 + border`, or `refuse`. */
  readonly plan: string;
}

const FOLDER = new URL('../../wishes/plans/', import.meta.url);

/** Returns the rows of all tables in `wishes/plans`. A line is a wish, a tab and its plan, or a comment after `#`. */
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
