import { useFragment, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import {
  AccountFacts_UserFragmentDoc,
  isPassing,
  ProfileDocument,
  type SignInMethod,
} from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import {
  EmptyState,
  ErrorState,
  formatDate,
  Page,
  PageHeading,
  PrimaryButton,
  usePageTitle,
} from '@safelight/web-ui';
import { Bell, Lock, Settings, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CheckoutReturn } from './CheckoutReturn.tsx';
import { CreditHistory } from './CreditHistory.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';
import { Receipts } from './Receipts.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Statistics } from './Statistics.tsx';

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

/** Shows the username, the age of the account and the ways to sign in. */
const AccountFacts = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: AccountFacts_UserFragmentDoc, from: user });
  if (!complete) return null;
  return (
    <ProfilePanel title="Account information">
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

const ACTIONS = [
  { to: '/settings', label: 'Settings', Icon: Settings },
  { to: '/settings#notifications', label: 'Notifications', Icon: Bell },
  { to: '/settings#privacy', label: 'Privacy', Icon: Lock },
] as const;

/** Links to the sections of /settings. */
const QuickActions = () => (
  <ProfilePanel title="Quick actions">
    <Box sx={{ display: 'grid', gap: 1 }}>
      {ACTIONS.map(({ to, label, Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          startIcon={<Icon size={16} aria-hidden />}
          sx={{ justifyContent: 'flex-start' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  </ProfilePanel>
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  '& > div': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  // In one column the plan and the account come directly after the person, before the long lists.
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"person account" auto "lists account" 1fr / minmax(0, 1fr) 320px',
    '& > :nth-of-type(1)': { gridArea: 'person' },
    '& > :nth-of-type(2)': { gridArea: 'account' },
    '& > :nth-of-type(3)': { gridArea: 'lists' },
  },
}));

const Loading = () => (
  <Columns role="status" aria-label="Loading profile">
    <div>
      <Skeleton height={168} />
    </div>
    <div>
      <Skeleton height={212} />
      <Skeleton height={172} />
      <Skeleton height={212} />
    </div>
    <div>
      <Skeleton height={280} />
      <Skeleton height={320} />
    </div>
  </Columns>
);

const SignIn = () => (
  <EmptyState
    icon={<UserRound size={32} />}
    title="Please sign in"
    hint="Only you can see your profile."
    action={
      <PrimaryButton component={Link} to="/login">
        Sign In
      </PrimaryButton>
    }
  />
);

const Profile = () => {
  const { data, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => Date.now());
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Failed to load your profile. Please try again."
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  }
  if (data === undefined) return <Loading />;
  if (data.me === null) return <SignIn />;
  const user = data.me;
  return (
    <Columns>
      <div>
        <ProfileCard user={user} />
      </div>
      <div>
        <CurrentPlan user={user} />
        <AccountFacts user={user} />
        <QuickActions />
      </div>
      <div>
        <Statistics user={user} />
        <RecentActivity user={user} now={now} />
        <CreditHistory user={user} />
        <Receipts user={user} />
      </div>
    </Columns>
  );
};

/** The screen at /profile. */
export const ProfileScreen = () => {
  usePageTitle('Profile');
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title="Profile" />
      {user === null ? (
        <SignIn />
      ) : (
        <CheckoutReturn>
          <Profile />
        </CheckoutReturn>
      )}
    </Page>
  );
};
