import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { AnySentence, Row } from './row.ts';
import { quotesIn } from './section-8.ts';
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

/** What of `sentences` no row provokes: whole sentences, and quoted texts. */
const uncoveredIn = ({ sentences, rows: all }: Pick<Catalogue, 'sentences' | 'rows'>): readonly string[] =>
  sentences.flatMap((sentence) => {
    const rows = all.filter((row) => row.sentence === sentence);
    const covered = rows.map(({ text, quote = text }) => quote);
    const quotes = quotesIn(sentence).filter((quote) => !covered.includes(quote));
    return rows.length === 0 ? [sentence] : quotes;
  });

/** Declares the tests of a catalogue: it has a row for everything, and each row's text appears. */
export const runCatalogue = ({ title, file, sentences, rows }: Catalogue): void => {
  test.describe(title, () => {
    let stage: Stage;
    const fileOf = (): string => join(test.info().project.outputDir, file);

    test('has a row for every sentence and every quoted text', () => {
      expect(uncoveredIn({ sentences, rows })).toEqual([]);
    });

    test.describe('a person', () => {
      test.beforeAll(async () => {
        stage = await startStage();
      });
      test.afterAll(() => stage.dispose());

      test.describe.configure({ timeout: 60_000 });
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
