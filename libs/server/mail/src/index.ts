export { listOutbox, readOutboxMail, type OutboxMail } from './outbox.ts';
export { createOutboxPages, type OutboxPages } from './outbox-pages.ts';
export { createOutboxMailer, type OutboxLogger } from './outbox-mailer.ts';
export { createSmtpMailer, type SmtpMailer } from './smtp-mailer.ts';
export { createMailTemplates } from './templates/mail-templates.ts';
