export { listOutbox, readOutboxMail, type OutboxMail } from './outbox.ts';
export { createOutboxMailer, type OutboxLogger } from './outbox-mailer.ts';
export { createSmtpMailer, type SmtpMailer } from './smtp-mailer.ts';
export { createMailTemplates } from './templates/mail-templates.ts';
export { composeVerificationMail } from './templates/verification-mail.ts';
