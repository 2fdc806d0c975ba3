import type { ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, PASSWORD_REFUSALS, type PasswordRefusal } from '@safelight/rules';
import type { Failure } from '@safelight/transport';

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Error details with the names of the API. The names in `fields` are left as they are: a client may have sent them. */
const presentDetails = (details: ErrorDetails): ErrorDetails =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [snakeCase(key), value]));

/** The error body that the API documents. */
export const errorBody = ({ message, code, details }: Failure): object => ({
  error: message,
  code,
  details: presentDetails(details),
});

/** The rule that a refused password broke, for rules that the form does not list. */
const brokenRuleOf = (reason: unknown): string | null =>
  typeof reason === 'string' && Object.hasOwn(PASSWORD_REFUSALS, reason)
    ? PASSWORD_REFUSALS[reason as PasswordRefusal]
    : null;

/** The error body of the auth routes: field errors for a 400, otherwise `detail` (spec: accounts §8). */
export const authErrorBody = (failure: Failure): object => {
  const { fields, reason } = presentDetails(failure.details);
  const isBadRequest = ERROR_CATALOGUE[failure.code].httpStatus === 400;
  if (!isBadRequest || typeof fields !== 'object' || fields === null) {
    return { detail: failure.message, ...errorBody(failure) };
  }
  const rule = brokenRuleOf(reason);
  return rule === null ? fields : { ...fields, password: [failure.message, `${rule}.`] };
};
