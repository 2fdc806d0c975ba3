import { expect, test, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { EXAMPLES } from './examples.ts';
import type { AnySentence, Row } from './row.ts';
import { quotesIn } from './section-8.ts';
import { startStage, toastsOf, type Stage } from './stage.ts';
import { note, tableOf } from './table.ts';
import { textNamed, textsShown, textsShownBy } from './texts-shown.ts';

/** Sentences of a catalogue, and the rows that provoke them. */
export interface Catalogue {
  readonly title: string;
  /** The name of the file that stores the table. */
  readonly file: string;
  readonly sentences: readonly AnySentence[];
  readonly rows: readonly Row[];
}

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
const uncoveredIn = async ({
  sentences,
  rows,
}: Pick<Catalogue, 'sentences' | 'rows'>): Promise<readonly string[]> => {
  const names = await textsShown();
  const examples = Object.entries(EXAMPLES).filter(([, name]) => names.has(name));
  const covered: readonly unknown[] = [
    ...rows.flatMap(({ sentence, text, quote = text }) => [sentence, quote]),
    ...[...names].map(textNamed),
    ...examples.map(([part]) => part),
  ];
  return sentences.flatMap((sentence) => {
    const quotes = quotesIn(sentence);
    return (quotes.length === 0 ? [sentence] : quotes).filter((part) => !covered.includes(part));
  });
};

/** Declares the tests of a catalogue: there is a row for everything, and each row's text appears. */
export const runCatalogue = ({ title, file, sentences, rows }: Catalogue): void => {
  test.describe(title, () => {
    let stage: Stage;
    const fileOf = (): string => join(test.info().project.outputDir, file);

    test('has a row or a spec for every sentence and every quoted text', async () => {
      expect(await uncoveredIn({ sentences, rows })).toEqual([]);
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
