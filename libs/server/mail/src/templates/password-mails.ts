import type { MailTemplates } from '@safelight/application';
import { RESET_PASSWORD_TTL_MS } from '@safelight/domain';
import { composeMail } from './compose-mail.ts';
import { momentText, plain } from './plain.ts';

const MINUTES = RESET_PASSWORD_TTL_MS / (60 * 1000);

/** Mails about passwords and who signs in. */
export const passwordMails = (
  productName: string,
): Pick<MailTemplates, 'passwordReset' | 'passwordChanged' | 'newSignIn'> => ({
  passwordReset: ({ link, ...addressee }) =>
    composeMail(addressee, `Reset your ${productName} password`, {
      productName,
      preview: 'Choose a new password.',
      heading: 'Reset your password',
      paragraphs: [`Somebody asked for a new password for your ${productName} account. Choose one here.`],
      action: { label: 'Choose a new password', link },
      notes: [
        `The link works once, within ${MINUTES} minutes. A new password signs you out everywhere.`,
        'Did not ask for this? Then ignore this mail: without the click, nothing changes.',
      ],
    }),

  passwordChanged: ({ at, settingsLink, ...addressee }) =>
    composeMail(addressee, `Your ${productName} password was changed`, {
      productName,
      preview: 'If it was you, there is nothing to do.',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your ${productName} account was changed on ${momentText(at)}.`,
        'Was it you? Then there is nothing to do.',
      ],
      action: { label: 'Open settings', link: settingsLink },
      notes: [
        'Was it not you? Reset your password on the sign-in page, and check your sessions in the settings.',
      ],
    }),

  newSignIn: ({ at, device, address, settingsLink, ...addressee }) =>
    composeMail(addressee, `New sign-in to your ${productName} account`, {
      productName,
      preview: 'From a device we had not seen before.',
      heading: 'A new sign-in',
      paragraphs: [
        'Somebody signed in to your account from a device we had not seen before. Was it you? Then there is nothing to do.',
        `When: ${momentText(at)}`,
        `Device: ${device === '' ? 'unknown' : plain(device)}`,
        `Address: ${address === '' ? 'unknown' : plain(address)}`,
      ],
      action: { label: 'See your sessions', link: settingsLink },
      notes: [
        'Was it not you? End that session in the settings, and change your password.',
        'The settings also say whether you get these mails.',
      ],
    }),
});
