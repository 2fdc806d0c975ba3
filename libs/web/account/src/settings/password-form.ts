import { passwordProblem, TEXTS } from '@safelight/rules';
import { type FormRefusal, formRefusal } from '../form-refusal.ts';

export interface PasswordForm {
  /** Stays empty when the account has none yet. */
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

export const EMPTY_PASSWORDS: PasswordForm = { currentPassword: '', password: '', passwordConfirm: '' };

/** True when the form can be sent: the rules are met, and what has to be filled in is. */
export const canChange = (form: PasswordForm, hasPassword: boolean): boolean =>
  passwordProblem(form.password) === null &&
  form.passwordConfirm !== '' &&
  (!hasPassword || form.currentPassword !== '');

/** What is wrong with the repetition; null while it is empty. */
export const mismatchOf = ({ password, passwordConfirm }: PasswordForm): string | null =>
  passwordConfirm === '' || passwordConfirm === password ? null : TEXTS.register.passwordMismatch;

/** Where the server's refusal belongs. */
export const passwordRefusal = (error: unknown): FormRefusal =>
  formRefusal(error, ['currentPassword', 'password', 'passwordConfirm'], {
    WRONG_PASSWORD: 'currentPassword',
    WEAK_PASSWORD: 'password',
  });
