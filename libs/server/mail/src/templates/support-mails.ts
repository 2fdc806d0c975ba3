import type { MailTemplates } from '@safelight/application/ports';
import { CONTACT_CATEGORIES } from '@safelight/rules';
import { type MailContent, renderHtml, renderText } from './render-mail.ts';
import { momentText } from './compose-mail.ts';

/**
 * Emails to the support address. They contain texts as people wrote them, including links. Nobody else
 * receives one.
 */
export const supportMails = (productName: string): Pick<MailTemplates, 'contactMessage'> => ({
  contactMessage: ({ to, message, username }) => {
    const { name, email, category, subject, createdAt } = message;
    const label = CONTACT_CATEGORIES.find(({ id }) => id === category)?.label ?? category;
    const content: MailContent = {
      productName,
      preview: `${label} from ${name}`,
      heading: subject,
      paragraphs: message.message.split(/\n+/),
      action: null,
      notes: [
        `${label}, sent by the contact form on ${momentText(createdAt)}.`,
        `From: ${name} <${email}>, ${username === null ? 'not signed in' : `signed in as ${username}`}.`,
        'Whoever wrote this typed the address; nobody has checked that it is theirs. A reply to this email goes there.',
      ],
    };
    return {
      to,
      replyTo: { name, address: email },
      subject: `[${productName}] ${label}: ${subject}`,
      text: renderText(content),
      html: renderHtml(content),
    };
  },
});
