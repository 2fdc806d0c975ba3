import type { MailTemplates, ShownApiKey } from '@safelight/application/ports';
import { RESET_PASSWORD_TTL_MS } from '@safelight/domain';
import { type ComposeMail, momentText, plain, quoted, usernameText } from './compose-mail.ts';

const MINUTES = RESET_PASSWORD_TTL_MS / (60 * 1000);

const keyText = ({ name, prefix }: ShownApiKey): string => `${quoted(name)} (${plain(prefix)}…)`;

const keysText = (apiKeys: readonly ShownApiKey[], areKept: boolean): readonly string[] => {
  if (apiKeys.length === 0) return [];
  const list = apiKeys.map(keyText).join(', ');
  return [
    areKept
      ? `These API keys go on working: ${list}.`
      : `These API keys were switched off: ${list}. Switch those that you still use on again on the page API Keys.`,
  ];
};

export const passwordMails = (
  productName: string,
  composeMail: ComposeMail,
): Pick<
  MailTemplates,
  'passwordReset' | 'passwordChanged' | 'apiKeyCreated' | 'sessionStolen' | 'newSignIn'
> => ({
  passwordReset: ({ link, username, ...addressee }) =>
    composeMail(addressee, `Reset your ${productName} password`, {
      preview: 'Choose a new password.',
      heading: 'Reset your password',
      paragraphs: [
        `Somebody asked for a new password for your ${productName} account. Choose it with the button below.`,
        usernameText(username),
      ],
      action: { label: 'Choose a New Password', link },
      notes: [
        `The link works once, within ${MINUTES} minutes. A new password signs you out everywhere.`,
        'Did not ask for this? Then ignore this email: without the click, nothing changes.',
      ],
    }),

  passwordChanged: ({ at, settingsLink, apiKeys, areKeysKept, username, ...addressee }) =>
    composeMail(addressee, `Your ${productName} password was changed`, {
      preview: 'If it was you, there is nothing to do.',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your ${productName} account was changed on ${momentText(at)}.`,
        usernameText(username),
        ...keysText(apiKeys, areKeysKept),
        'Was it you? Then there is nothing to do.',
        'Was it not you? Reset your password on the sign-in page, and check your sessions in the settings.',
      ],
      action: { label: 'Open Settings', link: settingsLink },
      notes: [],
    }),

  apiKeyCreated: ({ at, apiKey, apiKeysLink, ...addressee }) =>
    composeMail(addressee, `A new API key for your ${productName} account`, {
      preview: 'If you made it, there is nothing to do.',
      heading: 'A new API key',
      paragraphs: [
        `An API key was made for your ${productName} account on ${momentText(at)}: ${keyText(apiKey)}. Whoever has it can see, upload and delete your images.`,
        'Was it you? Then there is nothing to do.',
        'Was it not you? Delete the key, and change your password in the settings.',
      ],
      action: { label: 'See Your API Keys', link: apiKeysLink },
      notes: [],
    }),

  sessionStolen: ({ at, settingsLink, ...addressee }) =>
    composeMail(addressee, `A session of your ${productName} account was ended`, {
      preview: 'It was used from two places.',
      heading: 'We ended one of your sessions',
      paragraphs: [
        `On ${momentText(at)} the same session of your account was used in two places, so somebody may have copied it. We ended it. Where you were signed in with it, sign in again.`,
      ],
      action: { label: 'See Your Sessions', link: settingsLink },
      notes: ['If you do not know what this was, change your password in the settings.'],
    }),

  newSignIn: ({ at, device, address, settingsLink, ...addressee }) =>
    composeMail(addressee, `New sign-in to your ${productName} account`, {
      preview: 'From a device we had not seen before.',
      heading: 'A new sign-in',
      paragraphs: [
        'Somebody signed in to your account from a device we had not seen before.',
        `When: ${momentText(at)}`,
        `Device: ${device === '' ? 'unknown' : plain(device)}`,
        `IP address: ${address === '' ? 'unknown' : plain(address)}`,
        'Was it you? Then there is nothing to do.',
        'Was it not you? End that session in the settings, and change your password.',
      ],
      action: { label: 'See Your Sessions', link: settingsLink },
      notes: ['You can turn these emails off in the settings.'],
    }),
});
