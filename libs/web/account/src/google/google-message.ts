import { TEXTS } from '@safelight/rules';
import { codeOf, messageOf, statusOf } from '@safelight/web-data';

/** The messages to show, by the message with which the server refuses Google's data. */
const WORDS: Readonly<Record<string, string>> = {
  [TEXTS.google.verificationFailed]: TEXTS.google.failed,
  [TEXTS.google.invalidIssuer]: TEXTS.google.invalid,
};

/** The message for a failed sign-in with Google (spec: accounts §8 "Google"). */
export const googleMessage = (error: unknown): string => {
  const message = messageOf(error, TEXTS.google.incomplete);
  switch (codeOf(error)) {
    case 'GOOGLE_SIGN_IN_FAILED':
      return WORDS[message] ?? message;
    case 'GOOGLE_UNAVAILABLE':
    case 'RATE_LIMITED':
      return message;
    default:
      return (statusOf(error) ?? 0) >= 500 ? TEXTS.login.serverError : TEXTS.google.incomplete;
  }
};
