import { textProblem } from '@safelight/rules';
import { invalidField } from './domain-error.ts';

/**
 * Returns the trimmed reason, which the person concerned can read; throws INVALID_INPUT if it is blank, too long
 * or cannot be stored.
 */
export const checkedReason = (raw: string, maxLength = 500): string => {
  const reason = raw.trim();
  if (reason === '') throw invalidField('reason', 'Say why.');
  if (reason.length > maxLength) throw invalidField('reason', `Use at most ${maxLength} characters.`);
  const problem = textProblem(reason);
  if (problem !== null) throw invalidField('reason', problem);
  return reason;
};
