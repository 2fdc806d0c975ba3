import { passwordProblem } from '@safelight/rules';
import { formRefusal } from '@safelight/web-data';
import type { FormRefusal } from '@safelight/web-ui';
import type { NewPassword } from '../password/new-password.ts';

export interface PasswordForm extends NewPassword {
  /** Stays empty when the account has none yet. */
  readonly currentPassword: string;
  /** Whether API keys go on working. */
  readonly keepApiKeys: boolean;
}

export const EMPTY_PASSWORDS: PasswordForm = {
  currentPassword: '',
  password: '',
  passwordConfirm: '',
  keepApiKeys: false,
};

/** True when the form can be sent: the rules are met, and what has to be filled in is. */
export const canChange = (form: PasswordForm, hasPassword: boolean): boolean =>
  passwordProblem(form.password) === null &&
  form.passwordConfirm !== '' &&
  (!hasPassword || form.currentPassword !== '');

/** Where the server's refusal belongs. */
export const passwordRefusal = (error: unknown): FormRefusal =>
  formRefusal(error, ['currentPassword', 'password', 'passwordConfirm'], {
    WRONG_PASSWORD: 'currentPassword',
    PASSWORD_REQUIRED: 'currentPassword',
    WEAK_PASSWORD: 'password',
  });
