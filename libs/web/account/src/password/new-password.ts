import { passwordProblem, TEXTS } from '@safelight/rules';
import type { FormRefusal } from '@safelight/web-ui';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

/** Returns the error of the repeated password; null while its field is empty. */
export const mismatchOf = ({ password, passwordConfirm }: NewPassword): string | null =>
  passwordConfirm === '' || passwordConfirm === password ? null : TEXTS.register.passwordMismatch;

/** The errors that prevent sending, by field (spec: accounts §5). */
export const newPasswordProblems = ({ password, passwordConfirm }: NewPassword): FormRefusal['fields'] => {
  const weak = passwordProblem(password);
  if (weak !== null) return { password: weak };
  return password === passwordConfirm ? {} : { passwordConfirm: TEXTS.register.passwordMismatch };
};
