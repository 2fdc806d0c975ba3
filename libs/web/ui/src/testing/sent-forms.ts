import { jest } from '@jest/globals';

/** A form that a page sent without a click on a button. */
interface SentForm {
  readonly url: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the forms that are sent in each test after this call, which jsdom cannot send. Removes their frames. */
export const sentForms = (): readonly SentForm[] => {
  const sent: SentForm[] = [];
  beforeEach(() => {
    sent.length = 0;
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      sent.push({ url: this.getAttribute('action'), fields: Object.fromEntries(new FormData(this)) });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  return sent;
};
