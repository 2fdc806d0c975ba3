import type { MailTemplates } from '@safelight/application/ports';
import { accountMails } from './account-mails.ts';
import { addressMails } from './address-mails.ts';
import { mailComposer } from './compose-mail.ts';
import { passwordMails } from './password-mails.ts';
import { supportMails } from './support-mails.ts';

/** Creates the emails of a product with this name. */
export const createMailTemplates = ({ productName }: { readonly productName: string }): MailTemplates => {
  const composeMail = mailComposer(productName);
  return {
    ...addressMails(productName, composeMail),
    ...passwordMails(productName, composeMail),
    ...accountMails(productName, composeMail),
    ...supportMails(productName),
  };
};
