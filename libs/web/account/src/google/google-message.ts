import { TEXTS } from '@safelight/rules';
import { codeOf, messageOf } from '@safelight/web-data';

/** What the server's refusals of what Google said read like to a person. */
const WORDS: Readonly<Record<string, string>> = {
  [TEXTS.google.verificationFailed]: TEXTS.google.failed,
  [TEXTS.google.invalidIssuer]: TEXTS.google.invalid,
};

/** What a failed sign-in with Google tells the person (spec: accounts §8 "Google"). */
export const googleMessage = (error: unknown): string => {
  const message = messageOf(error);
  switch (codeOf(error)) {
    case 'INTERNAL':
      return TEXTS.login.serverError;
    case 'GOOGLE_SIGN_IN_FAILED':
      return (WORDS[message] ?? message) || TEXTS.google.incomplete;
    case 'GOOGLE_UNAVAILABLE':
    case 'RATE_LIMITED':
      return message || TEXTS.google.incomplete;
    default:
      return TEXTS.google.incomplete;
  }
};
