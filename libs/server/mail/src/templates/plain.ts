const WORD_JOINER = '\u2060';
/** The number of characters that are shown of a title or a prompt. */
const QUOTE_MAX_LENGTH = 200;

/**
 * Text that people chose, on one line and visibly unchanged, but not recognized as an address by mail
 * clients, which turn `evil.com` into a link: anyone can register such a name with someone else's address.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[.@:/]/g, `$&${WORD_JOINER}`);

/** The same, in quotation marks and cut when it is long. */
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
