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
        question: 'How do I delete my account?',
        answer:
          'Open Settings and choose Delete Account. Your images are hidden at once and deleted 30 days later; sign in before then to keep everything.',
      },
      {
        question: 'I did not get the verification email. What now?',
        answer:
          'Look in your spam folder, then choose Resend Verification Email after signing up, or sign in to be offered it again. A link works for 24 hours.',
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
        answer: 'Open it, choose Share, and copy the link, HTML, Markdown or BBCode.',
      },
      {
        question: 'How do I show before and after?',
        answer:
          'Choose Upload Comparison in your menu and add both images, or select two images in your gallery and choose Compare. Then share the link. Comparisons are public, and so are their images.',
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
