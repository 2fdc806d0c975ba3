import {
  emailProblem,
  passwordProblem,
  problemsByField,
  suggestUsername,
  TEXTS,
  usernameProblem,
} from '@safelight/rules';
import { codeOf, formRefusal } from '@safelight/web-data';
import type { FormRefusal } from '@safelight/web-ui';
import type { NewPassword } from '../password/new-password.ts';

interface SignupForm extends NewPassword {
  readonly fullName: string;
  /** The username; null until one is typed. Until then the suggestion from the full name is used. */
  readonly username: string | null;
  readonly email: string;
  readonly termsAccepted: boolean;
}

export const EMPTY_SIGNUP: SignupForm = {
  fullName: '',
  username: null,
  email: '',
  password: '',
  passwordConfirm: '',
  termsAccepted: false,
};

const SIGNUP_FIELDS = ['fullName', 'username', 'email', 'password', 'passwordConfirm', 'terms'] as const;

/** Returns the username to send: as typed, or the suggestion with `number` (0 to 999). */
export const usernameOf = (form: SignupForm, number: number): string => {
  if (form.username !== null) return form.username.trim();
  return form.fullName.trim() === '' ? '' : suggestUsername(form.fullName, number);
};

/** The errors that prevent sending, by field (spec: accounts §5 "Signup"). */
export const signupProblems = (form: SignupForm, username: string): FormRefusal['fields'] =>
  problemsByField<(typeof SIGNUP_FIELDS)[number]>([
    ['username', usernameProblem(username)],
    ['email', emailProblem(form.email.trim())],
    ['password', passwordProblem(form.password)],
    ['passwordConfirm', form.password === form.passwordConfirm ? null : TEXTS.register.passwordMismatch],
    ['terms', form.termsAccepted ? null : TEXTS.register.termsRequired],
  ]);

/** True when the button is enabled: the password rules are met and the terms accepted. */
export const canSubmit = (form: SignupForm): boolean =>
  passwordProblem(form.password) === null && form.termsAccepted;

/** Assigns a refusal to its field or the form (spec: accounts §8 "Register"). */
export const signupRefusal = (error: unknown): FormRefusal => {
  switch (codeOf(error)) {
    case 'EMAIL_TAKEN':
      return { fields: { email: TEXTS.register.emailTaken }, message: null };
    case 'USERNAME_TAKEN':
      return { fields: { username: TEXTS.register.usernameTaken }, message: null };
    default:
      return formRefusal(error, SIGNUP_FIELDS, { WEAK_PASSWORD: 'password' }, TEXTS.register.fallback);
  }
};
