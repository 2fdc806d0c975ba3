import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { cards, stock } from '../../harness/pictures.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const stocked = new WeakMap<Stage, Promise<unknown>>();

/** Signs in to a library that has three pictures. */
const openLibrary = async (page: Page, stage: Stage): Promise<void> => {
  const pictures = stocked.get(stage) ?? stock(stage.account, ['a.png', 'b.png', 'c.png']);
  stocked.set(stage, pictures);
  await pictures;
  await signIn(page, stage.account);
  await expect(cards(page).first()).toBeVisible();
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('toolbar', { name: 'Selected images' }).getByRole('button', { name, exact: true }).click();

/** Chooses one picture in the library. */
const choose = async (page: Page, stage: Stage): Promise<void> => {
  await openLibrary(page, stage);
  await page.getByRole('checkbox', { name: 'Select a.png' }).check();
};

export const IMAGES_LIBRARY_ROWS: readonly Row[] = [
  {
    sentence: 'Success toast: "Downloading {n} images...".',
    how: 'Download in the bar with one chosen',
    text: 'Downloading 1 images...',
    quote: 'Downloading {n} images...',
    in: 'toast',
    provoke: async (page, stage) => {
      await choose(page, stage);
      await page.route('**/api/images/archive/**', () => undefined);
      await press(page, 'Download');
    },
  },
  {
    sentence: 'Success toast: "Added {n} images to favorites".',
    how: 'Favorite in the bar with one chosen',
    text: 'Added 1 images to favorites',
    quote: 'Added {n} images to favorites',
    in: 'toast',
    provoke: async (page, stage) => {
      await choose(page, stage);
      await press(page, 'Favorite');
    },
  },
];
