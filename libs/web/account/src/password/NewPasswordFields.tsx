import { type FormState, PasswordField } from '@safelight/web-ui';
import { mismatchOf, type NewPassword } from './new-password.ts';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly state: Pick<FormState<NewPassword>, 'form' | 'change' | 'problems' | 'reason'>;
}

/** A new password with its rules, and its repetition. */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  state: { form, change, problems, reason },
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      value={form.password}
      onValue={(password) => {
        change({ password });
      }}
      problem={problems['password']}
    />
    <PasswordRules password={form.password} refusal={reason} />
    <PasswordField
      label={confirmLabel}
      name="passwordConfirm"
      autoComplete="new-password"
      value={form.passwordConfirm}
      onValue={(passwordConfirm) => {
        change({ passwordConfirm });
      }}
      problem={problems['passwordConfirm'] ?? mismatchOf(form)}
    />
  </>
);
