import type { Page, Route } from '@playwright/test';

const isOperation = (route: Route, name: string): boolean => {
  const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string };
  return new RegExp(`^(?:query|mutation) ${name}\\b`).test(query);
};

/** Answers an operation of the client in the server's place. */
export const answer = async (
  page: Page,
  operation: string,
  answering: (route: Route) => Promise<void>,
): Promise<void> => {
  await page.route('**/graphql', (route) =>
    isOperation(route, operation) ? answering(route) : route.fallback(),
  );
};

/** A wireless network answers an operation with its own page. */
export const answerWithForeignPage = (page: Page, operation: string): Promise<void> =>
  answer(page, operation, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>Sign in to this network</html>' }),
  );

/** Something between client and server answers an operation as REST does. */
export const answerAsRest = (page: Page, operation: string, status: number, body: object): Promise<void> =>
  answer(page, operation, (route) => route.fulfill({ status, json: body }));

/** The server's answer to an operation arrives changed. */
export const changeAnswer = (
  page: Page,
  operation: string,
  change: (text: string) => string,
): Promise<void> =>
  answer(page, operation, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** The server refuses an operation in these words. */
export const refuse = (page: Page, operation: string, code: string, message: string): Promise<void> =>
  answer(page, operation, (route) =>
    route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, details: {} } }] } }),
  );
