import { useFragment } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { AccountFacts_UserFragmentDoc, type SignInMethod } from '@safelight/web-data';
import { formatDate } from '@safelight/web-ui';
import type { ProfileUser } from './profile-user.ts';
import { ProfilePanel } from './ProfilePanel.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1.5, 2),
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 500, overflowWrap: 'anywhere' },
}));

const METHODS: Readonly<Record<SignInMethod, string>> = { PASSWORD: 'Password', GOOGLE: 'Google' };

/** The account's username, age and sign-in method. */
export const AccountFacts = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: AccountFacts_UserFragmentDoc, from: user });
  if (!complete) return null;
  return (
    <ProfilePanel title="Account Information">
      <List>
        <dt>Username</dt>
        <dd>{data.username}</dd>
        <dt>Member since</dt>
        <dd>{formatDate(data.createdAt)}</dd>
        <dt>Sign-in method</dt>
        <dd>{data.signInMethods.map((method) => METHODS[method]).join(', ')}</dd>
      </List>
    </ProfilePanel>
  );
};
