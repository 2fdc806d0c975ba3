export { smtpError, startSmtpCatcher, type CaughtMail, type SmtpCatcher } from './smtp-catcher.ts';
