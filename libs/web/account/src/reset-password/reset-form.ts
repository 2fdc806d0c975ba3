import { passwordProblem, TEXTS } from '@safelight/rules';

export interface ResetForm {
  readonly password: string;
  readonly passwordConfirm: string;
}

export type ResetProblems = Readonly<Partial<Record<keyof ResetForm, string>>>;

/** What keeps the form from being sent, by field: the rules of sign-up. */
export const resetProblems = ({ password, passwordConfirm }: ResetForm): ResetProblems => {
  const weak = passwordProblem(password);
  if (weak !== null) return { password: weak };
  return password === passwordConfirm ? {} : { passwordConfirm: TEXTS.register.passwordMismatch };
};
