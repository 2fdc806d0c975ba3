import type { Mailer } from '@safelight/application';
import { createOutboxMailer, createOutboxPages, createSmtpMailer, type OutboxPages } from '@safelight/mail';
import { join } from 'node:path';
import type { Config } from '../config.ts';

interface OpenMailer {
  readonly mailer: Mailer;
  readonly close: () => void;
  /** The destination of emails as text for the log: a folder or a host. */
  readonly goesTo: string;
  /** The outbox with its pages; null when a mail server sends the emails. */
  readonly outbox: OutboxPages | null;
}

/** Creates the configured mailer: SMTP, or an outbox in the data folder. */
export const createMailer = ({
  smtpUrl,
  mailFrom: from,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): OpenMailer => {
  if (smtpUrl === null) {
    const dir = join(dataDir, 'mail');
    return {
      mailer: createOutboxMailer({ dir, from }),
      close: () => undefined,
      goesTo: dir,
      outbox: createOutboxPages(dir),
    };
  }
  const mailer = createSmtpMailer({ url: smtpUrl, from });
  return { mailer, close: () => mailer.close(), goesTo: new URL(smtpUrl).host, outbox: null };
};
