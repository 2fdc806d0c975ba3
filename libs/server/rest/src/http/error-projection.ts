import type { ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, PASSWORD_REFUSALS, type PasswordRefusal, TEXTS } from '@safelight/rules';
import type { Failure } from '@safelight/transport';

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Error details with the names of the API. The names in `fields` are left as they are: a client may have sent them. */
const presentDetails = (details: ErrorDetails): ErrorDetails =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [snakeCase(key), value]));

/** The first problem of each field. */
const problemsIn = ({ fields }: ErrorDetails): readonly (readonly [string, string])[] =>
  Object.entries((fields ?? {}) as Readonly<Record<string, readonly string[]>>).flatMap(
    ([field, [problem]]) => (problem === undefined ? [] : [[field, problem] as const]),
  );

/** True for a text that says which field it is about, as in "API key name is required." about `name`. */
const saysField = (text: string, field: string): boolean =>
  ` ${text.toLowerCase().replace(/\W+/g, ' ')} `.includes(` ${field.toLowerCase().replaceAll('_', ' ')} `);

/**
 * The text of an error for people. Where it only repeats what is wrong with the first field, it is put together from all
 * fields and their names (spec: accounts §8): programs such as ShareX show nothing else of an error.
 */
const sentenceOf = ({ message, code, details }: Failure): string => {
  const problems = problemsIn(details);
  const [first] = problems;
  if (code !== 'INVALID_INPUT' || first?.[1] !== message) return message;
  if (problems.length === 1 && saysField(message, first[0])) return message;
  return TEXTS.generic.fieldProblems(Object.fromEntries(problems));
};

/** The error body that the API documents. */
export const errorBody = (failure: Failure): object => ({
  error: sentenceOf(failure),
  code: failure.code,
  details: presentDetails(failure.details),
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
