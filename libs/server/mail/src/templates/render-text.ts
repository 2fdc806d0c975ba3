import type { MailContent } from './mail-content.ts';

/** Renders the email as plain text, with the link on a line of its own. */
export const renderText = ({ productName, heading, paragraphs, action, notes }: MailContent): string =>
  [
    heading,
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.link}`]),
    ...notes,
    `-- \n${productName}`,
  ].join('\n\n') + '\n';
