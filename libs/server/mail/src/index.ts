export { createOutboxPages, type OutboxPages } from './outbox-pages.ts';
export { createOutboxMailer } from './outbox-mailer.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
export { createMailTemplates } from './templates/mail-templates.ts';
