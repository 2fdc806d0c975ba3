import type { CreditCommand } from './container/credits.ts';

export const CREDITS_USAGE = `npm run credits -- grant <username> <credits> <reason>
npm run credits -- expire <username> <credits> <reason>
npm run credits -- refund <id of an edit that succeeded> <reason>
`;

/** What the words after the command ask for; null when they make no sense. The reason may be several words. */
export const readCreditCommand = (words: readonly string[]): CreditCommand | null => {
  const [deed, subject = '', ...rest] = words;
  if (subject === '') return null;
  if (deed === 'refund') return rest.length === 0 ? null : { deed, jobId: subject, reason: rest.join(' ') };
  if (deed !== 'grant' && deed !== 'expire') return null;
  const [credits = '', ...reason] = rest;
  if (!/^\d{1,9}$/.test(credits) || reason.length === 0) return null;
  return { deed, username: subject, credits: Number(credits), reason: reason.join(' ') };
};
