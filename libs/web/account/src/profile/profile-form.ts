import {
  BIO_MAX_LENGTH,
  charactersIn,
  emailProblem,
  FULL_NAME_MAX_LENGTH,
  problemsByField,
  TEXTS,
} from '@safelight/rules';
import { codeOf, formRefusal, type UpdateProfileInput } from '@safelight/web-data';
import type { FormRefusal } from '@safelight/web-ui';

/** The fields of their profile that a person can change. */
export interface ProfileForm {
  readonly fullName: string;
  readonly email: string;
  readonly bio: string;
}

const FIELDS = ['fullName', 'email', 'bio'] as const;

const tooLong = (what: string, value: string, longest: number): string | null =>
  charactersIn(value) <= longest ? null : `${what} must be at most ${longest} characters long.`;

const trimmed = ({ fullName, email, bio }: ProfileForm): ProfileForm => ({
  fullName: fullName.trim(),
  email: email.trim(),
  bio: bio.trim(),
});

/** The errors that prevent sending, by field. */
export const profileProblems = (form: ProfileForm): FormRefusal['fields'] => {
  const { fullName, email, bio } = trimmed(form);
  return problemsByField([
    ['fullName', tooLong('Name', fullName, FULL_NAME_MAX_LENGTH)],
    ['email', emailProblem(email)],
    ['bio', tooLong('Bio', bio, BIO_MAX_LENGTH)],
  ]);
};

/** Returns the fields that differ from `saved`; null when no field differs. */
export const profileChanges = (form: ProfileForm, saved: ProfileForm): UpdateProfileInput | null => {
  const next = trimmed(form);
  const changed = FIELDS.filter((field) => next[field] !== saved[field]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, next[field]]));
};

/** Assigns the errors of a refusal to the fields they name, or to the form. */
export const profileRefusal = (error: unknown): FormRefusal =>
  codeOf(error) === 'EMAIL_TAKEN'
    ? { fields: { email: TEXTS.register.emailTaken }, message: null }
    : formRefusal(error, [...FIELDS, 'password'], {
        WRONG_PASSWORD: 'password',
        PASSWORD_REQUIRED: 'password',
      });
