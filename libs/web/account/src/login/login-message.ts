import { emailProblem, TEXTS } from '@safelight/rules';
import { codeOf, messageOf, statusOf } from '@safelight/web-data';

/** The message for a failed sign-in as `username` (spec: accounts §8 "Login"). */
export const loginMessage = (error: unknown, username: string): string => {
  if (codeOf(error) === 'INVALID_CREDENTIALS') {
    return emailProblem(username) === null ? TEXTS.login.usernameSignIn : TEXTS.login.invalidCredentials;
  }
  const status = statusOf(error);
  if (status === 400) return TEXTS.login.invalidFormat;
  if (status !== null && status >= 500) return TEXTS.login.serverError;
  return messageOf(error, TEXTS.login.fallback);
};
