import type { MailTemplates } from '@safelight/application';
import { composeVerificationMail } from './verification-mail.ts';

/** The product's mails under the name it goes by. */
export const createMailTemplates = ({ productName }: { readonly productName: string }): MailTemplates => ({
  verification: (input) => composeVerificationMail({ ...input, productName }),
});
