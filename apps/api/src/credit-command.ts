import { parseArgs } from 'node:util';
import type { CreditCommand } from './container/credits.ts';

export const CREDITS_USAGE = `npm run credits -- grant [--reference=<what asks for it>] <username> <credits> <reason>
npm run credits -- expire [--reference=<what asks for it>] <username> <credits> <reason>
npm run credits -- refund <id of an edit that succeeded> <reason>

A change with a reference is made once, however often it is asked for.
`;

/** The words and the reference among the arguments; null for an unknown option. */
const optionsOf = (
  words: readonly string[],
): { words: readonly string[]; reference: string | null } | null => {
  try {
    const options = { reference: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { words: positionals, reference: values.reference ?? null };
  } catch {
    return null;
  }
};

/** Reads the arguments; null when they are invalid. The reason may be several words. */
export const readCreditCommand = (given: readonly string[]): CreditCommand | null => {
  const read = optionsOf(given);
  if (read === null) return null;
  const [deed, subject = '', ...rest] = read.words;
  const { reference: externalReference } = read;
  if (subject === '') return null;
  if (deed === 'refund' && externalReference !== null) return null;
  if (deed === 'refund') return rest.length === 0 ? null : { deed, jobId: subject, reason: rest.join(' ') };
  if (deed !== 'grant' && deed !== 'expire') return null;
  const [credits = '', ...reason] = rest;
  if (!/^\d{1,9}$/.test(credits) || reason.length === 0) return null;
  return { deed, username: subject, credits: Number(credits), reason: reason.join(' '), externalReference };
};
