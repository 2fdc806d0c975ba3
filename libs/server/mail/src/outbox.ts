import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailMessage } from '@safelight/application/ports';
import { notFound } from '@safelight/domain';

/** The parts of an email in the outbox. The `.eml` file of the same name has the wire format. */
export interface OutboxMail {
  readonly messageId: string;
  /** The date in ISO 8601. */
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

/**
 * `2026-01-31T12-00-00.000Z_<message id>.eml`. These names sort by time and contain no colon, which Windows
 * forbids.
 */
export const outboxName = (writtenAt: Date, messageId: string): string =>
  `${writtenAt.toISOString().replaceAll(':', '-')}_${messageId}.eml`;

/** The id of the message in the file with this name. */
export const messageIdOf = (name: string): string => name.slice(TIME_LENGTH + 1, -'.eml'.length);

/** The name of the JSON file with the parts of an email. */
export const partsName = (name: string): string => name.replace(/\.eml$/, '.json');

/** The names of the `.eml` files in `dir`, newest first. Empty if the folder does not exist yet. */
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

/** Reads one email by a name from `listOutbox`. Throws NOT_FOUND for any other name. */
export const readOutboxMail = async (dir: string, name: string): Promise<OutboxMail> => {
  if (!NAME.test(name)) throw notFound();
  try {
    // Only the outbox mailer writes this file, and it writes atomically. So the content has this type.
    return JSON.parse(await readFile(join(dir, partsName(name)), 'utf8')) as OutboxMail;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
};
