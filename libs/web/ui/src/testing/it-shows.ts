import { screen } from '@testing-library/react';

/** Whether a text reaches people who do not look: said aloud, a heading, or the description of a field. */
const isTold = (element: HTMLElement): boolean =>
  element.closest('[role="alert"], [role="status"], [aria-live], h1, h2, h3') !== null ||
  [...document.querySelectorAll('[aria-describedby]')].some((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').some((id) => {
      const description = document.getElementById(id);
      return description?.contains(element) === true;
    }),
  );

/**
 * Declares the test that a person reads a text of the catalogue, word for word. `provoke` does what leads there and
 * calls `seeText` where the text must stand; a test that never does fails. Name the text right in the call, as in
 * `TEXTS.login.fallback`: the error catalogue counts as shown what such declarations name, and nothing else.
 */
export const itShows = (
  text: string,
  when: string,
  provoke: (seeText: () => Promise<void>) => unknown,
): void => {
  it(`shows "${text}" ${when}`, async () => {
    let isSeen = false;
    await provoke(async () => {
      const [told] = (await screen.findAllByText(text)).filter(isTold);
      expect(told).toBeVisible();
      isSeen = true;
    });
    expect(isSeen).toBe(true);
  });
};
