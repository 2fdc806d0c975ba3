import type { MailTemplates } from '@safelight/application/ports';
import { accountMails } from './account-mails.ts';
import { addressMails } from './address-mails.ts';
import { passwordMails } from './password-mails.ts';
import { supportMails } from './support-mails.ts';

/** Creates the emails of a product with this name. */
export const createMailTemplates = ({ productName }: { readonly productName: string }): MailTemplates => ({
  ...addressMails(productName),
  ...passwordMails(productName),
  ...accountMails(productName),
  ...supportMails(productName),
});
