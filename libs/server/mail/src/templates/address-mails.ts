import type { MailTemplates } from '@safelight/application/ports';
import { UNDO_EMAIL_TTL_MS, VERIFY_EMAIL_TTL_MS } from '@safelight/domain';
import { type ComposeMail, plain, usernameText } from './compose-mail.ts';

const HOURS = VERIFY_EMAIL_TTL_MS / (60 * 60 * 1000);
const UNDO_HOURS = UNDO_EMAIL_TTL_MS / (60 * 60 * 1000);

export const addressMails = (
  productName: string,
  composeMail: ComposeMail,
): Pick<MailTemplates, 'verification' | 'confirmNewEmail' | 'emailChangeAsked' | 'emailChanged'> => ({
  /** The email that asks the owner of a new account to confirm the account's address. */
  verification: ({ link, username, ...addressee }) =>
    composeMail(addressee, `Verify your email address for ${productName}`, {
      preview: 'One click and your account is ready.',
      heading: 'Verify your email address',
      paragraphs: [
        `Welcome to ${productName}. Verify that this address is yours, and your account is ready.`,
        usernameText(username),
      ],
      action: { label: 'Verify Email Address', link },
      notes: [
        `The link works once, within ${HOURS} hours. If it has expired, the page that it opens sends you a new one.`,
        'Did not sign up? Then ignore this email: without the click, nothing happens.',
      ],
    }),

  confirmNewEmail: ({ link, ...addressee }) =>
    composeMail(addressee, `Confirm your new email address for ${productName}`, {
      preview: 'One click and this is the address of your account.',
      heading: 'Confirm your new email address',
      paragraphs: [
        `You asked to use this address for your ${productName} account. Until you confirm it, your old one stays.`,
      ],
      action: { label: 'Confirm Email Address', link },
      notes: [
        `The link works once, within ${HOURS} hours. After that, ask again in your profile.`,
        'Did not ask for this? Then ignore this email: without the click, nothing changes.',
      ],
    }),

  emailChangeAsked: ({ newEmail, link, ...addressee }) =>
    composeMail(addressee, `Your ${productName} email address is about to change`, {
      preview: 'Somebody asked to change the address of your account.',
      heading: 'A new email address was asked for',
      paragraphs: [
        `Somebody signed in to your account asked to change its address to ${plain(newEmail)}. It changes once it is confirmed there.`,
        'Was it you? Then there is nothing to do here.',
        `Was it not you? Then keep this address, within ${UNDO_HOURS} hours. That signs out everybody; choose a new password on the sign-in page afterwards.`,
      ],
      action: { label: 'Keep This Address', link },
      notes: [],
    }),

  emailChanged: ({ newEmail, link, ...addressee }) =>
    composeMail(addressee, `Your ${productName} email address was changed`, {
      preview: 'If it was you, there is nothing to do.',
      heading: 'Your email address was changed',
      paragraphs: [
        `The address of your account is now ${plain(newEmail)}. We will not write to this one again.`,
        'Was it you? Then there is nothing to do here.',
        `Was it not you? Then bring this address back, within ${UNDO_HOURS} hours. That signs out everybody; choose a new password on the sign-in page afterwards.`,
      ],
      action: { label: 'Bring This Address Back', link },
      notes: [],
    }),
});
