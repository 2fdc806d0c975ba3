import type { Mailer } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { createTransport, type NodemailerError } from 'nodemailer';
import { parseSender, toMailOptions } from './mail-options.ts';

export interface SmtpMailerOptions {
  /**
   * `smtp://user:password@host:587` uses STARTTLS if the server offers it. `smtps://…` and `?requireTLS=true`
   * require TLS.
   */
  readonly url: string;
  readonly from: string;
  /** The time limit for connecting and the greeting, and for each response. */
  readonly silenceTimeoutMs?: number;
  /** The time limit for one message as a whole, including the wait for a pooled connection. */
  readonly sendTimeoutMs?: number;
}

export interface SmtpMailer extends Mailer {
  /** Closes every connection. A message in progress fails as retryable. */
  close(): void;
}

/**
 * True when the server permanently rejects this recipient or message. False for temporary problems and our
 * own.
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
 * Sends emails over pooled SMTP connections. Unsafe messages fail with INVALID_INPUT. OVERLOADED
 * (`details.retryable` true) means that the server is down, slow or greylists. INVALID_INPUT
 * (`details.retryable` false) means that it permanently rejects the recipient or the message.
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
    // The first timeout covers DNS, connecting, TLS and greeting together. The second covers each later
    // response.
    connectionTimeout: silenceTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    // The transport does not retry, because the job queue retries with growing delays.
    maxRequeues: 0,
  });

  return {
    send: async (message, messageId) => {
      const options = toMailOptions(message, messageId, sender);
      try {
        await transport.sendMail({ ...options, signal: AbortSignal.timeout(sendTimeoutMs) });
      } catch (error) {
        throw failure(error as NodemailerError); // The only errors of sendMail are of this type.
      }
    },
    close: () => transport.close({ force: true }),
  };
};
