import type { Mailer } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { createTransport, type NodemailerError } from 'nodemailer';
import { toMailOptions } from './mail-options.ts';
import { parseSender } from './sender.ts';

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…`; `?requireTLS=true` requires it. */
  readonly url: string;
  readonly from: string;
  /** How long the server may take to connect and greet, and then to give each answer. */
  readonly silenceTimeoutMs?: number;
  /** How long one message may take in all, including waiting for a connection. */
  readonly sendTimeoutMs?: number;
}

export interface SmtpMailer extends Mailer {
  /** Closes every connection; a message being sent fails as retryable. */
  close(): void;
}

/**
 * True when the server rejects this recipient or message for good, and not because of trouble on its side or
 * ours.
 */
const isRefusal = ({ permanent, command }: NodemailerError): boolean =>
  permanent === true && (command === 'RCPT TO' || command === 'DATA');

const failure = (cause: NodemailerError): DomainError => {
  const details = { reason: cause.code ?? 'UNKNOWN', smtpStatus: cause.responseCode ?? null };
  return isRefusal(cause)
    ? new DomainError(
        'INVALID_INPUT',
        'The mail server refused this message.',
        { ...details, retryable: false },
        { cause },
      )
    : new DomainError(
        'OVERLOADED',
        'The mail server did not take the message.',
        { ...details, retryable: true },
        { cause },
      );
};

/**
 * Sends over pooled SMTP connections. Besides INVALID_INPUT for unsafe messages, `send` rejects with
 * `details.retryable`: OVERLOADED (true) when the server is down, slow or asks to come back later,
 * INVALID_INPUT (false) when it refuses the recipient or the message for good.
 */
export const createSmtpMailer = ({
  url,
  from,
  silenceTimeoutMs = 10_000,
  sendTimeoutMs = 30_000,
}: SmtpMailerOptions): SmtpMailer => {
  const sender = parseSender(from);
  const transport = createTransport({
    pool: true,
    url,
    // The first limit covers lookup, connecting, TLS and greeting together; the other each answer.
    connectionTimeout: silenceTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    // The job queue tries again, and waits longer between attempts.
    maxRequeues: 0,
  });

  return {
    send: async (message, messageId) => {
      const options = toMailOptions(message, messageId, sender);
      try {
        await transport.sendMail({ ...options, signal: AbortSignal.timeout(sendTimeoutMs) });
      } catch (error) {
        throw failure(error as NodemailerError); // sendMail rejects with nothing else.
      }
    },
    close: () => transport.close({ force: true }),
  };
};
