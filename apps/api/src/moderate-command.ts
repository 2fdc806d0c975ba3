export const MODERATE_USAGE = `npm run moderate -- block <uid of an image, or its address> <reason>
npm run moderate -- unblock <uid of an image, or its address>
npm run moderate -- suspend <username> <reason>
npm run moderate -- reopen <username>
npm run moderate -- list

The owner of a blocked image, or of a suspended account, reads the reason.
`;

export type ModerateCommand =
  | { readonly deed: 'block'; readonly uid: string; readonly reason: string }
  | { readonly deed: 'unblock'; readonly uid: string }
  | { readonly deed: 'suspend'; readonly username: string; readonly reason: string }
  | { readonly deed: 'reopen'; readonly username: string }
  | { readonly deed: 'list' };

/** The uid in a uid or an address of a page. */
const uidIn = (text: string): string => /\/image\/([\w-]+)\/?$/.exec(text)?.[1] ?? text;

/** Reads the arguments; null when they are invalid. The reason may be several words. */
export const readModerateCommand = (words: readonly string[]): ModerateCommand | null => {
  const [deed, subject = '', ...rest] = words;
  if (deed === 'list') return words.length === 1 ? { deed } : null;
  if (subject === '') return null;
  const reason = rest.join(' ').trim();
  switch (deed) {
    case 'block':
      return reason === '' ? null : { deed, uid: uidIn(subject), reason };
    case 'suspend':
      return reason === '' ? null : { deed, username: subject, reason };
    case 'unblock':
      return rest.length === 0 ? { deed, uid: uidIn(subject) } : null;
    case 'reopen':
      return rest.length === 0 ? { deed, username: subject } : null;
    default:
      return null;
  }
};
