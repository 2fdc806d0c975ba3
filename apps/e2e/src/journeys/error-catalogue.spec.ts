import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { ACCOUNT_ROWS } from './error-catalogue/account.rows.ts';
import { PICTURE_ROWS } from './error-catalogue/picture.rows.ts';
import type { Row } from './error-catalogue/row.ts';
import { EXAMPLES, quotesIn, SECTION_8, SECTION_8_IMAGES } from './error-catalogue/sentences.ts';
import { startStage, toastsOf, type Stage } from './error-catalogue/stage.ts';
import { note, tableOf } from './error-catalogue/table.ts';
import { textNamed, textsShown, textsShownBy } from './error-catalogue/texts-shown.ts';

const SENTENCES = [...Object.values(SECTION_8).flat(), ...Object.values(SECTION_8_IMAGES).flat()];
const ROWS = [...ACCOUNT_ROWS, ...PICTURE_ROWS];

const PLACES: Readonly<Record<NonNullable<Row['in']>, (page: Page) => Locator>> = {
  toast: toastsOf,
  notice: (page) => page.getByRole('main').getByRole('alert'),
};

/** Expects the row's text, word for word, in the place that the row names. */
const expectText = async (page: Page, row: Row): Promise<void> => {
  if (row.under !== undefined)
    await expect(page.getByLabel(row.under, { exact: true })).toHaveAccessibleDescription(row.text);
  const place = row.in === undefined ? page : PLACES[row.in](page);
  await expect(place.getByText(row.text, { exact: true }).first()).toBeVisible();
  if (row.at !== undefined) await expect(page).toHaveURL(new RegExp(`${row.at}$`));
};

/**
 * The quoted texts, and sentences without a quote, that no row provokes. Texts that need no real browser are
 * provoked by the client's specs, which render their screens.
 */
const uncovered = async (): Promise<readonly string[]> => {
  const names = await textsShown();
  const examples = Object.entries(EXAMPLES).filter(([, name]) => names.has(name));
  const covered: readonly unknown[] = [
    ...ROWS.flatMap(({ sentence, text, quote = text }) => [sentence, quote]),
    ...[...names].map(textNamed),
    ...examples.map(([part]) => part),
  ];
  return SENTENCES.flatMap((sentence) => {
    const quotes = quotesIn(sentence);
    return (quotes.length === 0 ? [sentence] : quotes).filter((part) => !covered.includes(part));
  });
};

test.describe('the error catalogue (spec: accounts §8, images §5 and §8)', () => {
  let stage: Stage;
  const fileOf = (): string => join(test.info().project.outputDir, 'error-catalogue.jsonl');

  test('has a row or a spec that provokes each sentence and each quoted text', async () => {
    expect(await uncovered()).toEqual([]);
  });

  test('counts a text as shown only if a spec declares it in a test that runs', () => {
    const imported = "import { itShows } from '@safelight/web-ui/testing';";
    const shown = `
        itShows(TEXTS.login.fallback, 'when', (see) => see());
        describe('a screen', () => {
          describe('within', () => {
            itShows(TEXTS.library.loaded(3), 'when', (see) => see());
          });
        });`;
    expect(textsShownBy(imported + shown)).toEqual(['login.fallback', 'library.loaded']);
    expect(textsShownBy(`const itShows = () => {};${shown}`)).toEqual([]);
    const declared = "itShows(TEXTS.login.fallback, 'when', (see) => see());";
    for (const source of [
      `// ${declared}`,
      `const unused = \`${declared}\`;`,
      `const unused = TEXTS.login.fallback;`,
      `if (isSlow) { ${declared} }`,
      `const never = () => { ${declared} };`,
      `describe.skip('a screen', () => { ${declared} });`,
      `xdescribe('a screen', () => { ${declared} });`,
      `it.skip('shows it', () => { ${declared} });`,
    ]) {
      expect(textsShownBy(imported + source), source).toEqual([]);
    }
    expect(() => textsShownBy(`${imported}itShows('Login failed.', 'when', see);`)).toThrow('by its name');
  });

  test.describe('a person', () => {
    test.beforeAll(async () => {
      stage = await startStage();
    });
    test.afterAll(() => stage.dispose());

    for (const row of ROWS) {
      test(`sees "${row.text}" ${row.how}`, async ({ browser }) => {
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

  test('prints the table of all rows with their results', async () => {
    process.stdout.write(await tableOf(fileOf()));
  });
});
