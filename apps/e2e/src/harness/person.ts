import { expect, type Locator, type Page } from '@playwright/test';
import { graphqlData, type Account } from './client.ts';

type SignsIn = Pick<Account, 'url' | 'username' | 'password'>;

/** Signs in with the form on the current page. */
export const fillLogin = async (
  page: Page,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const ME = '{ me { id username email fullName subscription credits createdAt } }';

/** Creates a session in the form in which the client stores it, without using the sign-in form. */
const newSession = async (page: Page, { url, username, password }: SignsIn): Promise<string> => {
  const answer = await page.request.post(`${url}/api/auth/login/`, { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { tokens } = (await answer.json()) as { tokens: { access: string; refresh: string } };
  const { me } = await graphqlData<{ me: object }>(url, ME, {}, tokens.access);
  return JSON.stringify({ tokens, user: me });
};

let sessions = 0;

/** Signs in without the form, which has its own journeys, and opens a screen, the gallery by default. */
export const signIn = async (page: Page, account: SignsIn, path = '/gallery'): Promise<void> => {
  const session = await newSession(page, account);
  sessions += 1;
  // Stores the session only before the first script of the page, because the person may sign out later.
  await page.addInitScript(
    ({ origin, mark, kept }) => {
      if (location.origin !== origin || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'signed in');
      localStorage.setItem('safelight-session', kept);
    },
    { origin: new URL(account.url).origin, mark: `journey-session-${sessions}`, kept: session },
  );
  // Does not wait for pictures, because some journeys delay them.
  await page.goto(`${account.url}${path}`, { waitUntil: 'domcontentloaded' });
};

/** The access token of the person who is signed in on a page. */
export const accessOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('safelight-session')!) as { tokens: { access: string } }).tokens
        .access,
  );

/** Opens the user menu. */
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
