import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { card, cards, stock } from '../../harness/pictures.ts';
import { answer, answerWithForeignPage } from './answers.ts';
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
    sentence: 'List "Failed to load images. Please try again."',
    how: 'the library is opened while the list gets no answer',
    text: 'Failed to load images. Please try again.',
    in: 'toast',
    provoke: async (page, { account }) => {
      await answer(page, 'Gallery', (route) => route.abort());
      await signIn(page, account);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    },
  },
  {
    sentence:
      'Library failure shows the error message, fallback "An unknown error occurred while fetching images.", plus a toast; Try Again reloads.',
    how: 'the library is opened, and a wireless network answers with its own page',
    text: 'An unknown error occurred while fetching images.',
    in: 'toast',
    provoke: async (page, { account }) => {
      await answerWithForeignPage(page, 'Gallery');
      await signIn(page, account);
      await expect(
        page.getByRole('heading', { name: 'An unknown error occurred while fetching images.' }),
      ).toBeVisible();
    },
  },
  {
    sentence: 'Get "Failed to load image details."',
    how: 'details are opened while the server has lost its database',
    text: 'Failed to load image details.',
    provoke: async (page, stage) => {
      await openLibrary(page, stage);
      await card(page, 'a.png').getByRole('button', { name: 'More actions for a.png' }).click();
      stage.loseDatabase();
      await page.getByRole('menuitem', { name: 'View Details' }).click();
    },
  },
  {
    sentence: 'Update "Failed to update image."',
    how: 'a heart is pressed while the server has lost its database',
    text: 'Failed to update image.',
    in: 'toast',
    provoke: async (page, stage) => {
      await openLibrary(page, stage);
      stage.loseDatabase();
      await page.getByRole('button', { name: 'Favorite a.png' }).click();
    },
  },
  {
    sentence: 'Delete "Failed to delete image."',
    how: 'Delete in the bar while the server has lost its database',
    text: 'Failed to delete image.',
    in: 'toast',
    provoke: async (page, stage) => {
      await choose(page, stage);
      stage.loseDatabase();
      await press(page, 'Delete');
    },
  },
  {
    sentence: 'Download "Failed to download image."',
    how: 'Download in the bar while the server has lost its database',
    text: 'Failed to download image.',
    in: 'toast',
    provoke: async (page, stage) => {
      await choose(page, stage);
      stage.loseDatabase();
      await press(page, 'Download');
    },
  },
  {
    sentence: 'Bulk actions with nothing selected: "Please select images first".',
    how: 'Select, then Delete with nothing chosen',
    text: 'Please select images first',
    in: 'toast',
    provoke: async (page, stage) => {
      await openLibrary(page, stage);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await press(page, 'Delete');
    },
  },
  {
    sentence: 'Success toast: "Loaded {n} images".',
    how: 'the library is opened with three pictures in it',
    text: 'Loaded 3 images',
    quote: 'Loaded {n} images',
    in: 'toast',
    provoke: openLibrary,
  },
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
  {
    sentence: 'Success toast: "Deleted {n} images".',
    how: 'Delete in the bar with one chosen',
    text: 'Deleted 1 images',
    quote: 'Deleted {n} images',
    in: 'toast',
    provoke: async (page, stage) => {
      await choose(page, stage);
      await press(page, 'Delete');
    },
  },
];
