export const MODERATE_USAGE = `npm run moderate -- block <uid of an image, or its address> <reason>
npm run moderate -- unblock <uid of an image, or its address>
npm run moderate -- suspend <username> <reason>
npm run moderate -- reopen <username>
npm run moderate -- list

The owner of a blocked image, or of a suspended account, reads the reason.
`;

export type ModerateCommand =
  | { readonly action: 'block'; readonly uid: string; readonly reason: string }
  | { readonly action: 'unblock'; readonly uid: string }
  | { readonly action: 'suspend'; readonly username: string; readonly reason: string }
  | { readonly action: 'reopen'; readonly username: string }
  | { readonly action: 'list' };

/** The uid in `text`, which is a uid or the address of an image's page. */
const uidIn = (text: string): string => /\/image\/([\w-]+)\/?$/.exec(text)?.[1] ?? text;

/** Parses the arguments; null when they are invalid. The reason may consist of several words. */
export const readModerateCommand = (words: readonly string[]): ModerateCommand | null => {
  const [action, subject = '', ...rest] = words;
  if (action === 'list') return words.length === 1 ? { action } : null;
  if (subject === '') return null;
  const reason = rest.join(' ').trim();
  switch (action) {
    case 'block':
      return reason === '' ? null : { action, uid: uidIn(subject), reason };
    case 'suspend':
      return reason === '' ? null : { action, username: subject, reason };
    case 'unblock':
      return rest.length === 0 ? { action, uid: uidIn(subject) } : null;
    case 'reopen':
      return rest.length === 0 ? { action, username: subject } : null;
    default:
      return null;
  }
};
