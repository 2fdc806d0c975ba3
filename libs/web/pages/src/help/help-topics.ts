import { DAYS_IN_TRASH, TAKE_BACK } from '@safelight/rules';
import type { Question } from './Questions.tsx';

interface HelpTopic {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The four categories of the help centre (spec: accounts §2 "Other static pages", §9 "Help FAQ claims"). */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: 'Getting started',
    questions: [
      {
        question: 'How do I begin?',
        answer:
          'Create an account, open the link we mail you, and upload an image. A verified account starts with 100 credits for AI edits.',
      },
      {
        question: 'What do I get for free?',
        answer: '1 GB of storage, 10 GB of bandwidth a month, 100 API requests an hour and 100 credits.',
      },
      {
        question: 'How do I edit an image with AI?',
        answer:
          'Open the image and say under Edit with AI what should change, or choose a quick prompt. What the built-in editor will do is shown while you type. The result is a new version beside the original: keep it, compare it, or discard it.',
      },
      {
        question: 'How do I remove or replace a background?',
        answer:
          'Write “Remove the background” under Edit with AI: what the image is of stays, and the rest becomes transparent. To put something else behind it, describe that, or choose Add Another Image and use your own.',
      },
      {
        question: 'What do AI edits cost, and when do I get a refund?',
        answer:
          'An edit costs one credit. An edit that fails or is cancelled is refunded at once. ' +
          `If the built-in editor did not do what you asked for, choose Not What I Asked For under its result within ${TAKE_BACK.withinHours} hours, before you keep it: ` +
          `the result is deleted and the credit comes back, up to ${TAKE_BACK.maxEdits} times in ${TAKE_BACK.perDays} days. ` +
          'Your profile lists every credit. To get money back, write to us within 30 days of buying.',
      },
      {
        question: 'What can I do in the editor?',
        answer:
          'Draw, write, add shapes, mask, filter, hide and crop, in layers. Choose Open in Editor on the page of an image. Changes are kept as a draft that only you see; Save puts them into use at the same link. The editor also opens Photoshop files, and exports them.',
      },
      {
        question: 'I deleted an image. Can I get it back?',
        answer: `Yes, for ${DAYS_IN_TRASH} days: choose Trash in your gallery and restore it.`,
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Open Settings and choose Delete Account. Your images are hidden at once and deleted 30 days later; sign in before then to keep everything. Only a subscription no longer renews; you can keep it on your profile.',
      },
      {
        question: 'I did not get the verification email. What now?',
        answer:
          'Look in your spam folder, then choose Resend Verification Email after signing up, or sign in to be offered it again. A link works for 24 hours.',
      },
      {
        question: 'I forgot my username. What now?',
        answer:
          'It is in the email with which you verified your address. Or choose “Forgot password?” on the sign-in page and enter your email address: the email that we send names your username, and your password stays as it is until you choose another.',
      },
    ],
  },
  {
    title: 'Uploading',
    questions: [
      {
        question: 'Which files can I upload?',
        answer: 'JPEG, PNG, GIF, WebP and SVG. Files are recognized by what is in them, not by their name.',
      },
      {
        question: 'How large can a file be?',
        answer: '10 MB on Free Trial, Starter Pack and Regular Pack, 25 MB on Bulk Pack, 50 MB on Pro.',
      },
      {
        question: 'Can I upload from an address?',
        answer: 'Yes. Choose the URL tab on the upload page and paste the address of an image.',
      },
      {
        question: 'What happens to location data in my photos?',
        answer:
          'GPS positions and serial numbers are removed from every copy that others can open. Your own original stays as you uploaded it.',
      },
    ],
  },
  {
    title: 'Sharing',
    questions: [
      {
        question: 'Who can see my images?',
        answer:
          'A public image: anyone who has its link. A private image: only you. You can switch at any time.',
      },
      {
        question: 'How do I put an image on my site?',
        answer:
          'Choose Share in its menu in your gallery, or the arrow beside Copy Link on its page, and copy the link, HTML, Markdown or BBCode. The image has to be public.',
      },
      {
        question: 'How do I show before and after?',
        answer:
          'Choose Upload Comparison in your menu and add both images, select two images in your gallery and choose Compare, or choose Make a Comparison on the page of an edited image. Then share the link, or embed the comparison in your own page. Comparisons are public, and so are their images.',
      },
      {
        question: 'What is a project, and how do I share one?',
        answer:
          'A project gathers images in the order that you choose. Select images in your gallery and choose Add to Project. Share makes a link to all of them, private ones too, with a password and an end if you like. Deleting a project deletes none of its images.',
      },
    ],
  },
  {
    title: 'API',
    questions: [
      {
        question: 'Do I need a paid plan for the API?',
        answer: 'No. Every account can create API keys.',
      },
      {
        question: 'How do I get an API key?',
        answer:
          'Choose API Keys in your menu, then Create API Key. Copy the key at once: it is shown only this time.',
      },
      {
        question: 'How do I send my key?',
        answer: 'In the header of every request: “Authorization: Api-Key” followed by your key.',
      },
      {
        question: 'How many requests may I send?',
        answer: '100 an hour on the free plan and 1,000 an hour on Pro. Every answer says how many are left.',
      },
      {
        question: 'I lost my key. Can I see it again?',
        answer: 'No, we keep only a fingerprint of it. Delete the key and create another.',
      },
    ],
  },
];
