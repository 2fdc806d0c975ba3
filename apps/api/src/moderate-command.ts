export const MODERATE_USAGE = `npm run moderate -- block <uid of an image, or its address> <reason>
npm run moderate -- unblock <uid of an image, or its address>
npm run moderate -- list

The owner of a blocked image reads the reason.
`;

export type ModerateCommand =
  | { readonly deed: 'block'; readonly uid: string; readonly reason: string }
  | { readonly deed: 'unblock'; readonly uid: string }
  | { readonly deed: 'list' };

/** The uid in a uid or an address of a page. */
const uidIn = (text: string): string => /\/image\/([\w-]+)\/?$/.exec(text)?.[1] ?? text;

/** Reads the arguments; null when they are invalid. The reason may be several words. */
export const readModerateCommand = (words: readonly string[]): ModerateCommand | null => {
  const [deed, subject = '', ...rest] = words;
  if (deed === 'list') return words.length === 1 ? { deed } : null;
  if (subject === '') return null;
  const uid = uidIn(subject);
  const reason = rest.join(' ').trim();
  if (deed === 'block') return reason === '' ? null : { deed, uid, reason };
  return deed === 'unblock' && rest.length === 0 ? { deed, uid } : null;
};
