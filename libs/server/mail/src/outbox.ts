import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailMessage } from '@safelight/application';
import { notFound } from '@safelight/domain';

/** A mail in the outbox, as it was asked for; the `.eml` beside it is what a mail server would have got. */
export interface OutboxMail {
  readonly messageId: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: MailMessage['replyTo'];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const TIME_LENGTH = '2026-01-31T12-00-00.000Z'.length;
const NAME = /^[\dTZ.-]{24}_[\w-]{1,100}\.eml$/;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** `2026-01-31T12-00-00.000Z_<message id>.eml`: sorts by time, and has no colon, which Windows forbids. */
export const outboxName = (writtenAt: Date, messageId: string): string =>
  `${writtenAt.toISOString().replaceAll(':', '-')}_${messageId}.eml`;

/** The message whose mail has this name. */
export const messageIdOf = (name: string): string => name.slice(TIME_LENGTH + 1, -'.eml'.length);

/** Where the parts of a mail are kept for reading. */
export const partsName = (name: string): string => name.replace(/\.eml$/, '.json');

/** Names of the mails in `dir`, newest first; none when there is no such folder yet. */
export const listOutbox = async (dir: string): Promise<readonly string[]> => {
  try {
    const names = await readdir(dir);
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** One mail by a name from `listOutbox`; NOT_FOUND for any other name. */
export const readOutboxMail = async (dir: string, name: string): Promise<OutboxMail> => {
  if (!NAME.test(name)) throw notFound();
  try {
    // Written by the outbox mailer, atomically, and by nobody else.
    return JSON.parse(await readFile(join(dir, partsName(name)), 'utf8')) as OutboxMail;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
};
