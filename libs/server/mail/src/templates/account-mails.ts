import type { MailTemplates } from '@safelight/application/ports';
import { type ComposeMail, dateText, momentText, quoted } from './compose-mail.ts';

export const accountMails = (
  productName: string,
  composeMail: ComposeMail,
): Pick<
  MailTemplates,
  'aiEditFinished' | 'aiEditFailed' | 'exportReady' | 'deletionScheduled' | 'accountSuspended'
> => ({
  aiEditFinished: ({ prompt, imageTitle, link, ...addressee }) =>
    composeMail(addressee, `Your ${productName} edit is ready`, {
      preview: 'Have a look at the new version.',
      heading: 'Your edit is ready',
      paragraphs: [
        `We made a new version of ${quoted(imageTitle)}. You asked for: ${quoted(prompt)}`,
        'The version before it is still there, and you can go back to it at any time.',
      ],
      action: { label: 'See the Image', link },
      notes: ['You can turn these emails off in the settings.'],
    }),

  aiEditFailed: ({ prompt, imageTitle, reason, link, ...addressee }) =>
    composeMail(addressee, `Your ${productName} edit has failed`, {
      preview: 'No credit was used, and the image is as it was.',
      heading: 'Your edit has failed',
      paragraphs: [
        `There is no new version of ${quoted(imageTitle)}. You asked for: ${quoted(prompt)}`,
        `The reason: ${quoted(reason)}`,
        'No credit was used, and the image is as it was.',
      ],
      action: { label: 'Open the Image', link },
      notes: ['You can turn these emails off in the settings.'],
    }),

  exportReady: ({ link, expiresAt, ...addressee }) =>
    composeMail(addressee, `Your ${productName} data is ready`, {
      preview: 'A ZIP of your account and all your images.',
      heading: 'Your data is ready',
      paragraphs: ['The export you asked for is ready: one ZIP file with your account and all your images.'],
      action: { label: 'Download Your Data', link },
      notes: [
        `The link works until ${momentText(expiresAt)}. Then the file is removed, and you can ask for another.`,
        'Whoever has this link can download the file, so keep this email to yourself.',
      ],
    }),

  deletionScheduled: ({ purgeAt, signInLink, ...addressee }) =>
    composeMail(addressee, `Your ${productName} account will be deleted`, {
      preview: `On ${dateText(purgeAt)}. Sign in before then to keep it.`,
      heading: 'Your account will be deleted',
      paragraphs: [
        `As you asked, your account and all its images are hidden now, and will be deleted for good on ${dateText(purgeAt)}.`,
        'Changed your mind? Sign in before then, and everything is back. Only a subscription no longer renews; you can keep it on your profile.',
      ],
      action: { label: 'Sign In and Keep the Account', link: signInLink },
      notes: ['Did not ask for this? Sign in, which cancels the deletion, and change your password.'],
    }),

  accountSuspended: ({ reason, supportEmail, signInLink, ...addressee }) =>
    composeMail(addressee, `Your ${productName} account is suspended`, {
      preview: 'What this means, and whom to write to.',
      heading: 'Your account is suspended',
      paragraphs: [
        `The reason: ${quoted(reason)}`,
        'Your images are hidden, and your links, API keys and devices stopped working. A subscription does not renew.',
        `You can still sign in to export or delete your data. If you think that this is a mistake, write to ${supportEmail}.`,
      ],
      action: { label: 'Sign In', link: signInLink },
      notes: [],
    }),
});
