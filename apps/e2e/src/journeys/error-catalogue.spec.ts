import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { API_KEY_ROWS } from './error-catalogue/api-keys.rows.ts';
import { GENERIC_ROWS } from './error-catalogue/generic.rows.ts';
import { GOOGLE_ROWS } from './error-catalogue/google.rows.ts';
import { LOGIN_ROWS } from './error-catalogue/login.rows.ts';
import { REGISTER_ROWS } from './error-catalogue/register.rows.ts';
import type { Row } from './error-catalogue/row.ts';
import { quotesIn, SECTION_8 } from './error-catalogue/section-8.ts';
import { startStage, toastsOf, type Stage } from './error-catalogue/stage.ts';
import { note, tableOf } from './error-catalogue/table.ts';
import { VERIFICATION_ROWS } from './error-catalogue/verification.rows.ts';

const ROWS: readonly Row[] = [
  ...GENERIC_ROWS,
  ...REGISTER_ROWS,
  ...LOGIN_ROWS,
  ...GOOGLE_ROWS,
  ...VERIFICATION_ROWS,
  ...API_KEY_ROWS,
];

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

test.describe('the error catalogue of accounts (spec §8)', () => {
  let stage: Stage;
  const fileOf = (): string => join(test.info().project.outputDir, 'error-catalogue.jsonl');

  test('has a row for every sentence and every quoted text', () => {
    const uncovered = Object.values(SECTION_8)
      .flat()
      .flatMap((sentence) => {
        const rows = ROWS.filter((row) => row.sentence === sentence);
        const covered = rows.map(({ text, quote = text }) => quote);
        const quotes = quotesIn(sentence).filter((quote) => !covered.includes(quote));
        return rows.length === 0 ? [sentence] : quotes;
      });
    expect(uncovered).toEqual([]);
  });

  test.describe('a person', () => {
    test.beforeAll(async () => {
      stage = await startStage();
    });
    test.afterAll(() => stage.dispose());

    test.describe.configure({ timeout: 60_000 });
    for (const row of ROWS) {
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
