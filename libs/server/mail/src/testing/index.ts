export { smtpError, startSmtpCatcher, type SmtpCatcher } from './smtp-catcher.ts';
