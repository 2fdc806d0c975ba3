import { lineProblem } from './text.ts';
import { TEXTS } from './texts.ts';

export const PASSWORD_MIN_LENGTH = 8;
/** Longest password accepted, in UTF-16 units; never truncated below it. */
export const PASSWORD_MAX_LENGTH = 256;

/** The live password rules of the sign-up form (spec: accounts §5), in the order shown. */
export const PASSWORD_RULES = [
  { id: 'length', label: 'At least 8 characters', test: (p: string) => p.length >= PASSWORD_MIN_LENGTH },
  { id: 'uppercase', label: 'An uppercase letter', test: (p: string) => /\p{Lu}/u.test(p) },
  { id: 'lowercase', label: 'A lowercase letter', test: (p: string) => /\p{Ll}/u.test(p) },
  { id: 'digit', label: 'A digit', test: (p: string) => /\d/.test(p) },
] as const;

/** Rules a password is held to once it is sent, by the reason of a refusal, as rows below the live ones. */
export const PASSWORD_REFUSALS = {
  common: 'Not one of the most used passwords',
  username: 'Not your username',
  current: 'Not the password you have now',
} as const;

export type PasswordRefusal = keyof typeof PASSWORD_REFUSALS;

/** Null when `password` meets every rule, otherwise what to tell the person. */
export const passwordProblem = (password: string): string | null =>
  password.length <= PASSWORD_MAX_LENGTH && PASSWORD_RULES.every((rule) => rule.test(password))
    ? null
    : TEXTS.register.weakPassword;

export const USERNAME_MAX_LENGTH = 150;

/** Null when `username` is 1 to 150 letters, digits and `@ . + - _`, otherwise what to tell the person. */
export const usernameProblem = (username: string): string | null =>
  /^[\p{L}\p{N}@.+\-_]{1,150}$/u.test(username)
    ? null
    : 'Enter a username of 1 to 150 letters, digits and @ . + - _ only.';

export const EMAIL_MAX_LENGTH = 254;

/** Null when `email` is one plain address (no spaces, quotes, commas or line breaks), else what to say. */
export const emailProblem = (email: string): string | null =>
  email.length <= EMAIL_MAX_LENGTH &&
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]{2,}$/u.test(
    email,
  )
    ? null
    : 'Enter a valid email address.';

export const BIO_MAX_LENGTH = 500;
export const FULL_NAME_MAX_LENGTH = 100;

/** Days a deleted account can still be brought back by signing in (spec: accounts §9, help claims). */
export const ACCOUNT_DELETION_GRACE_DAYS = 30;
/** Days after which an account goes, with its name, whose address nobody verified. */
export const UNVERIFIED_DAYS = 7;
/** Days the link to a data export works. */
export const DATA_EXPORT_TTL_DAYS = 7;

/** The username proposed for a full name: letters and digits, then `number` (0 to 999). */
export const suggestUsername = (fullName: string, number: number): string =>
  `${fullName.toLowerCase().replace(/[^a-z0-9]/g, '')}${number}`;

/** The most API keys an account has at a time. */
export const API_KEYS_MAX = 100;

/** Requests that an account may make in ten minutes with all its sessions, unless the server is set otherwise. */
export const SESSION_REQUEST_LIMIT = 12_000;

/** Null when `name` is a usable API key name (spec: accounts §5), otherwise the text to show. */
export const apiKeyNameProblem = (name: string): string | null => {
  const length = name.trim().length;
  if (length === 0) return TEXTS.apiKeys.nameRequired;
  if (length < 3) return TEXTS.apiKeys.nameTooShort;
  if (length >= 100) return TEXTS.apiKeys.nameTooLong;
  return lineProblem(name.trim());
};
