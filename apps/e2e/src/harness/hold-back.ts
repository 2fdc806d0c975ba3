import type { Page } from '@playwright/test';

/** From now on requests of this GraphQL operation wait, as behind a slow line; the answer lets them all go. */
export const holdBack = async (page: Page, operation: string): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation) === true) await free;
    await route.continue();
  });
  return letGo;
};
