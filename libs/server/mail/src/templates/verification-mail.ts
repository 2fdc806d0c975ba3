import type { MailMessage } from '@safelight/application';
import { VERIFY_EMAIL_TTL_MS } from '@safelight/domain';
import type { MailContent } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

export interface VerificationMailInput {
  readonly to: string;
  readonly username: string;
  readonly link: string;
  readonly productName: string;
}

const HOURS = VERIFY_EMAIL_TTL_MS / (60 * 60 * 1000);
const WORD_JOINER = '\u2060';

/**
 * The same to the eye, but not an address to mail clients, which turn `evil.com` into a link: anyone can
 * sign up with someone else's address and such a name.
 */
const withoutLinks = (name: string): string => name.replace(/[.@]/g, `$&${WORD_JOINER}`);

/** Asks the owner of a new account to prove that the address is theirs. */
export const composeVerificationMail = ({
  to,
  username,
  link,
  productName,
}: VerificationMailInput): MailMessage => {
  const content: MailContent = {
    productName,
    preview: 'One click and your account is ready.',
    heading: 'Verify your email address',
    paragraphs: [
      `Hello ${withoutLinks(username)},`,
      `Welcome to ${productName}. Verify that this address is yours, and your account is ready.`,
    ],
    action: { label: 'Verify email address', link },
    notes: [
      `The link works once, within ${HOURS} hours. If it has expired, its page offers you a new one.`,
      'Did not sign up? Then ignore this mail: without the click, nothing happens.',
    ],
  };
  return {
    to,
    subject: `Verify your email address for ${productName}`,
    text: renderText(content),
    html: renderHtml(content),
  };
};
