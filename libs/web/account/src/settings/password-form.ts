import { passwordProblem } from '@safelight/rules';
import { formRefusal } from '@safelight/web-data';
import type { FormRefusal } from '@safelight/web-ui';
import type { NewPassword } from '../password/new-password.ts';

export interface PasswordForm extends NewPassword {
  /** Stays empty when the account has no password. */
  readonly currentPassword: string;
  /** True when API keys stay valid. */
  readonly keepApiKeys: boolean;
}

export const EMPTY_PASSWORDS: PasswordForm = {
  currentPassword: '',
  password: '',
  passwordConfirm: '',
  keepApiKeys: false,
};

/** True when the form can be sent: the rules are met and the required fields are filled in. */
export const canChange = (form: PasswordForm, hasPassword: boolean): boolean =>
  passwordProblem(form.password) === null &&
  form.passwordConfirm !== '' &&
  (!hasPassword || form.currentPassword !== '');

/** Assigns the server's refusal to fields or the form. */
export const passwordRefusal = (error: unknown): FormRefusal =>
  formRefusal(error, ['currentPassword', 'password', 'passwordConfirm'], {
    WRONG_PASSWORD: 'currentPassword',
    PASSWORD_REQUIRED: 'currentPassword',
    WEAK_PASSWORD: 'password',
  });
