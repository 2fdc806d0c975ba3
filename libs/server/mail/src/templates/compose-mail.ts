import type { MailAddressee, MailMessage } from '@safelight/application/ports';
import type { MailContent } from './mail-content.ts';
import { plain } from './plain.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/**
 * Adds a greeting to the content and renders it as text and as HTML. The subject contains no text that people
 * chose.
 */
export const composeMail = (
  { to, name }: MailAddressee,
  subject: string,
  content: MailContent,
): MailMessage => {
  const greeted = { ...content, paragraphs: [`Hello ${plain(name)},`, ...content.paragraphs] };
  return { to, subject, text: renderText(greeted), html: renderHtml(greeted) };
};
