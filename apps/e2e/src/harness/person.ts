import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './client.ts';

/** Signs in by the form, wherever the person was going. */
export const fillLogin = async (
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** Opens /login and signs in; ends in the gallery. */
export const signIn = async (page: Page, account: Account): Promise<void> => {
  await page.goto(`${account.url}/login`);
  await fillLogin(page, account);
  await page.waitForURL(/\/gallery/);
};

/** Opens the menu behind the person's initials. */
export const openUserMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /User menu/ }).click();
  const menu = page.getByRole('menu', { name: 'User menu' });
  await expect(menu).toBeVisible();
  return menu;
};

const FARTHEST = 40;

/** Presses Tab until `target` has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reached by Tab`);
};

/** Tabs to a field and types over what is in it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
