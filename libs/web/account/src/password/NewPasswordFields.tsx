import { styled } from '@mui/material/styles';
import {
  PASSWORD_LENGTH_LIMIT,
  PASSWORD_REFUSALS,
  PASSWORD_RULES,
  type PasswordRefusal,
} from '@safelight/rules';
import { Check, Circle } from 'lucide-react';
import { type FormState, PasswordField } from '@safelight/web-ui';
import { mismatchOf, type NewPassword } from './new-password.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& svg': { flex: 'none' },
  '& li[data-met="true"]': { color: theme.vars.palette.success.main },
  // A rule that is shown only while it is broken has a long text and takes a row of its own.
  '& li[data-extra]': { gridColumn: '1 / -1' },
}));

interface RuleRowProps {
  readonly label: string;
  readonly isMet: boolean;
  /** True for a rule that is shown only because the password breaks it. */
  readonly isExtra?: boolean;
}

const RuleRow = ({ label, isMet, isExtra }: RuleRowProps) => {
  const Icon = isMet ? Check : Circle;
  return (
    <li data-met={isMet} data-extra={isExtra}>
      <Icon size={14} aria-label={isMet ? 'Met:' : 'Not yet:'} />
      {label}
    </li>
  );
};

const isPasswordRefusal = (reason: string | undefined): reason is PasswordRefusal =>
  reason !== undefined && Object.hasOwn(PASSWORD_REFUSALS, reason);

interface PasswordRulesProps {
  readonly password: string;
  /** The rule because of which the server refused this password. */
  readonly refusal?: string | undefined;
}

/**
 * The password rules, each marked as met or not while typing, the maximum length while it is exceeded, and the rule
 * for which the server refused the password.
 */
const PasswordRules = ({ password, refusal }: PasswordRulesProps) => (
  <List aria-label="Password rules">
    {PASSWORD_RULES.map(({ id, label, test }) => (
      <RuleRow key={id} label={label} isMet={test(password)} />
    ))}
    {PASSWORD_LENGTH_LIMIT.test(password) ? null : (
      <RuleRow label={PASSWORD_LENGTH_LIMIT.label} isMet={false} isExtra />
    )}
    {isPasswordRefusal(refusal) ? <RuleRow label={PASSWORD_REFUSALS[refusal]} isMet={false} isExtra /> : null}
  </List>
);

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly state: Pick<FormState<NewPassword>, 'form' | 'field' | 'problems' | 'reason'>;
}

/** The fields for a new password and its repetition, with the password rules. */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  state: { form, field, problems, reason },
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField label={label} name="password" autoComplete="new-password" {...field('password')} />
    <PasswordRules password={form.password} refusal={reason} />
    <PasswordField
      label={confirmLabel}
      name="passwordConfirm"
      autoComplete="new-password"
      {...field('passwordConfirm')}
      problem={problems['passwordConfirm'] ?? mismatchOf(form)}
    />
  </>
);
