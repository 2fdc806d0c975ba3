import { charactersIn, firstCharacters, lineProblem } from './text.ts';
import { TEXTS } from './texts.ts';

export const PASSWORD_MIN_LENGTH = 8;
/** The maximum length of a password, in UTF-16 units. Passwords are never truncated. */
export const PASSWORD_MAX_LENGTH = 256;

/**
 * The password rules that the sign-up form checks while a person types (spec: accounts §5), in the order
 * shown.
 */
export const PASSWORD_RULES = [
  { id: 'length', label: 'At least 8 characters', test: (p: string) => p.length >= PASSWORD_MIN_LENGTH },
  { id: 'uppercase', label: 'An uppercase letter', test: (p: string) => /\p{Lu}/u.test(p) },
  { id: 'lowercase', label: 'A lowercase letter', test: (p: string) => /\p{Ll}/u.test(p) },
  { id: 'digit', label: 'A digit', test: (p: string) => /\d/.test(p) },
] as const;

/** The rule that the form shows only while it is broken. */
export const PASSWORD_LENGTH_LIMIT = {
  label: `At most ${PASSWORD_MAX_LENGTH} characters`,
  test: (p: string) => p.length <= PASSWORD_MAX_LENGTH,
} as const;

/**
 * Rules that only the server can check, after the form is sent, by the reason of the refusal. The form shows
 * the broken one below the other rules.
 */
export const PASSWORD_REFUSALS = {
  common: 'Not one of the most used passwords',
  username: 'Not your username',
  current: 'Not the password you have now',
} as const;

export type PasswordRefusal = keyof typeof PASSWORD_REFUSALS;

/** Returns null if `password` meets every rule that the form checks, otherwise the text to show. */
export const passwordProblem = (password: string): string | null =>
  PASSWORD_LENGTH_LIMIT.test(password) && PASSWORD_RULES.every((rule) => rule.test(password))
    ? null
    : TEXTS.register.weakPassword;

/** Returns the stored form of a username, which is the same for all names that look the same. */
export const normalUsername = (username: string): string => username.normalize('NFKC');

/**
 * Returns null if `username` has 1 to 150 letters (with the combining marks of their scripts), digits and `@ .
 * + - _`; otherwise the text to show.
 */
export const usernameProblem = (username: string): string | null =>
  /^(?!\p{M})[\p{L}\p{M}\p{N}@.+\-_]{1,150}$/u.test(normalUsername(username))
    ? null
    : 'Enter a username of 1 to 150 letters, digits and @ . + - _ only.';

/** Usernames that are reserved, because a user with one of them could pose as the operator of the site. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  (
    'abuse admin administrator api billing contact help hostmaster info legal me moderator no-reply noreply null ' +
    'official postmaster root safelight security staff support sysadmin system team undefined webmaster www'
  ).split(' '),
);

/** True for a reserved username. Ignores upper and lower case, and characters such as `_` around the name. */
export const isReservedUsername = (username: string): boolean =>
  RESERVED_USERNAMES.has(
    normalUsername(username)
      .toLowerCase()
      .replace(/^[@.+_-]+|[@.+_-]+$/g, ''),
  );

export const EMAIL_MAX_LENGTH = 254;

/**
 * Returns null if `email` is a single plain address (no spaces, quotes, commas or line breaks), otherwise the
 * text to show.
 */
export const emailProblem = (email: string): string | null =>
  email.length <= EMAIL_MAX_LENGTH &&
  !/^\.|\.\.|\.@/.test(email) &&
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.[\p{L}\p{N}-]{2,}$/u.test(
    email,
  )
    ? null
    : 'Enter a valid email address.';

export const BIO_MAX_LENGTH = 500;
export const FULL_NAME_MAX_LENGTH = 100;

/** The number of days in which a deleted account can be restored by signing in (spec: accounts §9, help claims). */
export const ACCOUNT_DELETION_GRACE_DAYS = 30;
/** The number of days after which an account is deleted if nobody has verified its address. */
export const UNVERIFIED_DAYS = 7;
/** The number of days for which the link to a data export works. */
export const DATA_EXPORT_TTL_DAYS = 7;

/** The maximum length of a suggested username without its number, so that there is room for the number. */
const SUGGESTION_MAX_LENGTH = 140;

/**
 * Returns the username to suggest for a full name: its letters and digits in lower case, without accents, then
 * `number` (0 to 999). A name in another script keeps its own letters; a name without letters gives only the
 * number. Some characters stand for whole words, so the letters are cut after these are written out.
 */
export const suggestUsername = (fullName: string, number: number): string => {
  const name = firstCharacters(fullName, FULL_NAME_MAX_LENGTH);
  const latin = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = latin.replace(/[^a-z0-9]/g, '');
  const own = normalUsername(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return `${firstCharacters(plain || own, SUGGESTION_MAX_LENGTH)}${number}`;
};

/** The maximum number of API keys of one account. */
export const API_KEYS_MAX = 100;

/** The default limit of the requests that all sessions of one account may make in ten minutes. */
export const SESSION_REQUEST_LIMIT = 60_000;

/** Returns null if `name` is valid for an API key (spec: accounts §5), otherwise the text to show. */
export const apiKeyNameProblem = (name: string): string | null => {
  const length = charactersIn(name.trim());
  if (length === 0) return TEXTS.apiKeys.nameRequired;
  if (length < 3) return TEXTS.apiKeys.nameTooShort;
  if (length >= 100) return TEXTS.apiKeys.nameTooLong;
  return lineProblem(name.trim());
};
