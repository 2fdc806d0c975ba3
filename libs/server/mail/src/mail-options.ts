import type { MailMessage } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { emailProblem } from '@safelight/rules';
import type { SendMailOptions } from 'nodemailer';
import { hostOf, type Sender } from './sender.ts';

/** What would break out of a header line. */
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u;
/** What job ids look like; safe in a header and as a file name. */
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
 * The message in nodemailer's terms, addressed to exactly one mailbox. INVALID_INPUT for what could add
 * recipients or headers: nodemailer would obey it.
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
    // Keeps out-of-office replies away (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
