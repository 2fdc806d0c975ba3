import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { AnySentence, Row } from './row.ts';
import { quotesIn } from './section-8.ts';
import { SHOWN_IN_SPECS } from './shown-in-specs.ts';
import { sourceOf, textNamed } from './spec-sources.ts';
import { startStage, toastsOf, type Stage } from './stage.ts';
import { note, tableOf } from './table.ts';

/** Sentences of a catalogue, and the rows that provoke them. */
export interface Catalogue {
  readonly title: string;
  /** The file the table is kept in, without a folder. */
  readonly file: string;
  readonly sentences: readonly AnySentence[];
  readonly rows: readonly Row[];
}

const PLACES: Readonly<Record<NonNullable<Row['in']>, (page: Page) => Locator>> = {
  toast: toastsOf,
  notice: (page) => page.getByRole('main').getByRole('alert'),
};

/** Expects the row's text where the row says, word for word. */
const expectText = async (page: Page, row: Row): Promise<void> => {
  if (row.under !== undefined)
    await expect(page.getByLabel(row.under, { exact: true })).toHaveAccessibleDescription(row.text);
  const place = row.in === undefined ? page : PLACES[row.in](page);
  await expect(place.getByText(row.text, { exact: true }).first()).toBeVisible();
  if (row.at !== undefined) await expect(page).toHaveURL(new RegExp(`${row.at}$`));
};

/** What of `sentences` is provoked nowhere: quoted texts, and sentences that quote none. */
const uncoveredIn = ({ sentences, rows }: Pick<Catalogue, 'sentences' | 'rows'>): readonly string[] => {
  const covered: readonly string[] = [
    ...rows.flatMap(({ sentence, text, quote = text }) => [sentence, quote]),
    ...Object.values(SHOWN_IN_SPECS)
      .flat()
      .map(([text, , exampleOf = text]) => exampleOf),
  ];
  return sentences.flatMap((sentence) => {
    const quotes = quotesIn(sentence);
    return (quotes.length === 0 ? [sentence] : quotes).filter((part) => !covered.includes(part));
  });
};

/** Declares the tests of a catalogue: it has a row for everything, and each row's text appears. */
export const runCatalogue = ({ title, file, sentences, rows }: Catalogue): void => {
  test.describe(title, () => {
    let stage: Stage;
    const fileOf = (): string => join(test.info().project.outputDir, file);

    test('has a row or a spec for every sentence and every quoted text', () => {
      expect(uncoveredIn({ sentences, rows })).toEqual([]);
    });

    for (const [spec, shown] of Object.entries(SHOWN_IN_SPECS))
      test(`${spec} provokes its texts, word for word`, async () => {
        const source = await sourceOf(spec);
        for (const [text, name] of shown) {
          if (name !== null) expect(textNamed(name), name).toBe(text);
          expect(source, text).toContain(name === null ? text : `TEXTS.${name}`);
        }
      });

    test.describe('a person', () => {
      test.beforeAll(async () => {
        stage = await startStage();
      });
      test.afterAll(() => stage.dispose());

      for (const row of rows) {
        test(`reads "${row.text}": ${row.how}`, async ({ browser }) => {
          const page = await stage.openPage(browser);
          let passed = false;
          try {
            const seen = await row.provoke(page, stage);
            if (typeof seen === 'string') expect(seen).toBe(row.text);
            else await expectText(page, row);
            passed = true;
          } finally {
            await note(fileOf(), row, passed);
            await stage.mend();
            await page.context().close();
          }
        });
      }
    });

    test('as a table', async () => {
      process.stdout.write(await tableOf(fileOf()));
    });
  });
};
