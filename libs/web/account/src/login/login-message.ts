import { TEXTS } from '@safelight/rules';
import { codeOf, messageOf } from '@safelight/web-data';

/** What a failed sign-in tells the person (spec: accounts §8 "Login"). */
export const loginMessage = (error: unknown): string => {
  switch (codeOf(error)) {
    case 'INVALID_CREDENTIALS':
      return TEXTS.login.invalidCredentials;
    case 'INVALID_INPUT':
      return TEXTS.login.invalidFormat;
    case 'INTERNAL':
      return TEXTS.login.serverError;
    case 'EMAIL_NOT_VERIFIED':
      return TEXTS.login.notVerified;
    default:
      return messageOf(error) || TEXTS.login.fallback;
  }
};
