import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Mailer } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { createTransport } from 'nodemailer';
import { parseSender, toMailOptions } from './mail-options.ts';
import { listOutbox, messageIdOf, type OutboxMail, outboxName, partsName } from './outbox.ts';

/** The part of a logger that the outbox uses. pino implements it. */
export interface OutboxLogger {
  info(details: Readonly<Record<string, unknown>>, message: string): void;
}

export interface OutboxMailerOptions {
  /**
   * The folder, which is created if it is missing. Only its owner can read it, because emails contain links
   * that sign people in.
   */
  readonly dir: string;
  readonly from: string;
  readonly logger?: OutboxLogger;
  readonly clock?: Pick<Clock, 'now'>;
}

/** Writes a file so that readers see all of it or nothing. Afterwards the file survives a crash. */
const writeAtomically = async (path: string, content: Buffer | string): Promise<void> => {
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(partial, content, { flag: 'wx', flush: true, mode: 0o600 });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

/**
 * A Mailer for installations without a mail server. It writes each message to an `.eml` file. Sending a
 * message again replaces the file. Throws STORAGE_UNAVAILABLE when the folder cannot be written.
 */
export const createOutboxMailer = ({
  dir,
  from,
  logger,
  clock = { now: () => new Date() },
}: OutboxMailerOptions): Mailer => {
  const sender = parseSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const nameFor = async (messageId: string, writtenAt: Date): Promise<string> => {
    const names = await listOutbox(dir);
    return names.find((name) => messageIdOf(name) === messageId) ?? outboxName(writtenAt, messageId);
  };

  return {
    send: async (message, messageId) => {
      const writtenAt = clock.now();
      const { message: eml } = await composer.sendMail({
        ...toMailOptions(message, messageId, sender),
        date: writtenAt,
      });
      const mail: OutboxMail = { ...message, messageId, writtenAt: writtenAt.toISOString(), from };
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        const name = await nameFor(messageId, writtenAt);
        // The parts are written first, because the outbox lists an email once its `.eml` file exists.
        await writeAtomically(join(dir, partsName(name)), JSON.stringify(mail));
        await writeAtomically(join(dir, name), eml as Buffer); // `buffer: true` above makes this a Buffer.
        logger?.info({ file: join(dir, name), subject: message.subject }, 'Mail written to the outbox');
      } catch (cause) {
        throw new DomainError(
          'STORAGE_UNAVAILABLE',
          TEXTS.generic.storageUnavailable,
          { retryable: true },
          { cause },
        );
      }
    },
  };
};
