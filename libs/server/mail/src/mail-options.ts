import addressparser from 'nodemailer/lib/addressparser';
import type { MailMessage } from '@safelight/application/ports';
import { invalidField } from '@safelight/domain';
import { emailProblem } from '@safelight/rules';
import type { SendMailOptions } from 'nodemailer';

export interface Sender {
  /** The display name. Empty if only an address is configured. */
  readonly name: string;
  readonly address: string;
}

/**
 * Parses `Safelight <no-reply@example.org>` or a bare address. Throws RangeError unless the text is exactly
 * one mailbox.
 */
export const parseSender = (from: string): Sender => {
  const [mailbox, ...others] = /\p{Cc}/u.test(from) ? [] : addressparser(from, { flatten: true });
  if (!mailbox || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(mailbox.address)) {
    throw new RangeError('The sender must be one mail address, such as "Safelight <no-reply@example.org>".');
  }
  return { name: mailbox.name, address: mailbox.address };
};

/** The host of the sender's address. Message-IDs end with it. */
export const hostOf = (sender: Sender): string => sender.address.slice(sender.address.lastIndexOf('@') + 1);

/** Characters that would end a header line. */
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u;
/** The form of job ids. It is safe in a header and in a filename. */
const MESSAGE_ID = /^[\w-]{1,100}$/;

const refuseUnsafe = (message: MailMessage, messageId: string): void => {
  const recipientProblem = emailProblem(message.to);
  if (recipientProblem !== null) throw invalidField('to', recipientProblem);
  const answerProblem = message.replyTo === undefined ? null : emailProblem(message.replyTo.address);
  if (answerProblem !== null) throw invalidField('replyTo', answerProblem);
  if (LINE_BREAKING.test(message.replyTo?.name ?? '')) {
    throw invalidField('replyTo', 'The name must be one line.');
  }
  if (LINE_BREAKING.test(message.subject)) throw invalidField('subject', 'The subject must be one line.');
  if (!MESSAGE_ID.test(messageId)) {
    throw invalidField('messageId', 'A message id is 1 to 100 letters, digits, "-" and "_".');
  }
};

/**
 * Converts a message to nodemailer's options with exactly one recipient. Throws INVALID_INPUT for values that
 * would add recipients or headers, which nodemailer would accept.
 */
export const toMailOptions = (message: MailMessage, messageId: string, sender: Sender): SendMailOptions => {
  refuseUnsafe(message, messageId);
  return {
    from: sender,
    to: { name: '', address: message.to },
    envelope: { from: sender.address, to: [message.to] },
    ...(message.replyTo === undefined ? {} : { replyTo: { ...message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${messageId}@${hostOf(sender)}>`,
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
