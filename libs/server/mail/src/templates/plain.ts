const WORD_JOINER = '\u2060';
/** What is shown of a title or a prompt, in characters. */
const QUOTE_MAX_LENGTH = 200;

/**
 * Text that people chose, on one line and the same to the eye, but not an address to mail clients, which turn
 * `evil.com` into a link: anyone can sign up with someone else's address and such a name.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[.@:/]/g, `$&${WORD_JOINER}`);

/** The same, between quotes and cut when it is long. */
export const quoted = (text: string): string => {
  const characters = [...text];
  const isLong = characters.length > QUOTE_MAX_LENGTH;
  return `“${plain(isLong ? `${characters.slice(0, QUOTE_MAX_LENGTH).join('')}…` : text)}”`;
};

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** `31 January 2026`, in UTC. */
export const dateText = (date: Date): string => DATE.format(date);

/** `31 January 2026 at 12:00 UTC`. */
export const momentText = (date: Date): string => `${DATE.format(date)} at ${TIME.format(date)} UTC`;
