import { styled } from '@mui/material/styles';
import { PASSWORD_RULES } from '@safelight/rules';
import { Check, Circle } from 'lucide-react';

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
  '& li[data-met="true"]': { color: theme.vars.palette.success.main },
}));

/** The password rules, each marked as met while typing. */
export const PasswordRules = ({ password }: { readonly password: string }) => (
  <List aria-label="Password rules">
    {PASSWORD_RULES.map(({ id, label, test }) => {
      const met = test(password);
      const Icon = met ? Check : Circle;
      return (
        <li key={id} data-met={met}>
          <Icon size={14} aria-label={met ? 'Met:' : 'Not yet:'} />
          {label}
        </li>
      );
    })}
  </List>
);
