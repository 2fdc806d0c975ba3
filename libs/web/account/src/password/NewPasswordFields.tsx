import { type FormRefusal, PasswordField } from '@safelight/web-ui';
import { mismatchOf, type NewPassword } from './new-password.ts';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly form: NewPassword;
  readonly problems: FormRefusal['fields'];
  readonly change: (part: Partial<NewPassword>) => void;
}

/** A new password with its rules, and the same once more. */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  form,
  problems,
  change,
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
    <PasswordRules password={form.password} />
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
