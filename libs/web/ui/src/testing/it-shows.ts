import { screen } from '@testing-library/react';

/** True when a text also reaches screen reader users: it is announced, a heading, or the description of a field. */
const isAnnounced = (element: HTMLElement): boolean =>
  element.closest('[role="alert"], [role="status"], [aria-live], h1, h2, h3') !== null ||
  [...document.querySelectorAll('[aria-describedby]')].some((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').some((id) => {
      const description = document.getElementById(id);
      return description?.contains(element) === true;
    }),
  );

/**
 * Declares the test that a screen shows a text of the error catalogue word for word. `provoke` causes the
 * text and calls `seeText` when it must be visible; a test that never calls it fails. Pass the text directly,
 * as in `TEXTS.login.fallback`: the journey of the error catalogue counts exactly the texts named in such
 * calls as shown.
 */
export const itShows = (
  text: string,
  when: string,
  provoke: (seeText: () => Promise<void>) => unknown,
): void => {
  it(`shows "${text}" ${when}`, async () => {
    let isSeen = false;
    await provoke(async () => {
      const [announced] = (await screen.findAllByText(text)).filter(isAnnounced);
      expect(announced).toBeVisible();
      isSeen = true;
    });
    expect(isSeen).toBe(true);
  });
};
