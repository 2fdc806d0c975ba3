import { expect, type Locator, type Page } from '@playwright/test';
import { graphqlData, type Account } from './client.ts';

type SignsIn = Pick<Account, 'url' | 'username' | 'password'>;

/** Signs in by the form, wherever the person was going. */
export const fillLogin = async (
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const ME = '{ me { id username email fullName subscription credits createdAt } }';

/** The session as the client keeps it, after a sign-in by this page's browser without its form. */
const newSession = async (page: Page, { url, username, password }: SignsIn): Promise<string> => {
  const answer = await page.request.post(`${url}/api/auth/login/`, { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { tokens } = (await answer.json()) as { tokens: { access: string; refresh: string } };
  const { me } = await graphqlData<{ me: object }>(url, ME, {}, tokens.access);
  return JSON.stringify({ tokens, user: me });
};

/** Signs in and opens a screen, the gallery where none is named. The form has journeys of its own. */
export const signIn = async (page: Page, account: SignsIn, path = '/gallery'): Promise<void> => {
  const session = await newSession(page, account);
  // Something small of the same origin, which alone may write what the client keeps.
  await page.goto(`${account.url}/healthz`);
  await page.evaluate((kept) => {
    localStorage.setItem('safelight-session', kept);
  }, session);
  // Without waiting for pictures: some journeys hold them back.
  await page.goto(`${account.url}${path}`, { waitUntil: 'domcontentloaded' });
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
