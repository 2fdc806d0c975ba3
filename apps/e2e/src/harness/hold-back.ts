import type { Page } from '@playwright/test';

/**
 * Delays the client's GraphQL requests with this operation name, as a slow connection would, until the
 * returned function is called.
 */
export const holdBack = async (page: Page, operation: string): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`) === true) await free;
    await route.continue();
  });
  return letGo;
};
