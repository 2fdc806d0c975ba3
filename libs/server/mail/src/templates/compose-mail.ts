import type { MailAddressee, MailMessage } from '@safelight/application/ports';
import { type MailContent, renderHtml, renderText } from './render-mail.ts';

const WORD_JOINER = '\u2060';
/** The maximum number of characters of a title or a prompt in an email. */
const QUOTE_MAX_LENGTH = 200;

/**
 * Puts a text that users chose on one line and prevents mail clients from turning `evil.com` into a link. The
 * text looks unchanged. Otherwise anyone could send links to strangers by registering with such a name and a
 * stranger's address.
 */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[.@:/]/g, `$&${WORD_JOINER}`);

/** A text in quotation marks, as `plain` makes it. A long text is truncated. */
export const quoted = (text: string): string => {
  const characters = [...text];
  const isLong = characters.length > QUOTE_MAX_LENGTH;
  return `“${plain(isLong ? `${characters.slice(0, QUOTE_MAX_LENGTH).join('')}…` : text)}”`;
};

/** The line that names the username, because most usernames were suggested and nobody remembers them. */
export const usernameText = (username: string): string =>
  `The username with which you sign in: ${plain(username)}`;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** The date in UTC, such as `31 January 2026`. */
export const dateText = (date: Date): string => DATE.format(date);

/** The date and time in UTC, such as `31 January 2026 at 12:00 UTC`. */
export const momentText = (date: Date): string => `${DATE.format(date)} at ${TIME.format(date)} UTC`;

/**
 * Adds a greeting to the content and renders both as text and as HTML. The subject contains no text that
 * people chose.
 */
export const mailComposer =
  (productName: string) =>
  ({ to, name }: MailAddressee, subject: string, content: Omit<MailContent, 'productName'>): MailMessage => {
    const paragraphs = [`Hello ${plain(name)},`, ...content.paragraphs];
    const greeted = { ...content, productName, paragraphs };
    return { to, subject, text: renderText(greeted), html: renderHtml(greeted) };
  };

export type ComposeMail = ReturnType<typeof mailComposer>;
