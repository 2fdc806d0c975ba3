import { parseArgs } from 'node:util';
import type { CreditCommand } from './container/credits.ts';

export const CREDITS_USAGE = `npm run credits -- grant [--reference=<id of the payment or request>] <username> <credits> <reason>
npm run credits -- expire [--reference=<id of the payment or request>] <username> <credits> <reason>
npm run credits -- refund <id of an edit that succeeded> <reason>

A change with a reference is made only once, however often the command is repeated.
`;

/** The positional arguments and the option `--reference`; null for an unknown option. */
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

/** Parses the arguments; null when they are invalid. The reason may consist of several words. */
export const readCreditCommand = (given: readonly string[]): CreditCommand | null => {
  const read = optionsOf(given);
  if (read === null) return null;
  const [action, subject = '', ...rest] = read.words;
  const { reference: externalReference } = read;
  if (subject === '') return null;
  if (action === 'refund' && externalReference !== null) return null;
  if (action === 'refund')
    return rest.length === 0 ? null : { action, jobId: subject, reason: rest.join(' ') };
  if (action !== 'grant' && action !== 'expire') return null;
  const [credits = '', ...reason] = rest;
  if (!/^\d{1,9}$/.test(credits) || reason.length === 0) return null;
  return { action, username: subject, credits: Number(credits), reason: reason.join(' '), externalReference };
};
