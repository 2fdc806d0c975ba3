import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isPassing, SuspendedDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { ErrorState, formatDate, Notice, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { RouterLink } from '../AuthCard.tsx';
import { DataSection } from '../settings/DataSection.tsx';
import { DeleteSection } from '../settings/DeleteSection.tsx';

/** The screen that suspended people see instead of every screen that requires signing in. */
export const SuspendedScreen = () => {
  usePageTitle('Account suspended');
  const { user: account } = useSession();
  const { data, error, refetch } = useQuery(SuspendedDocument, { fetchPolicy: 'cache-and-network' });
  const suspension = account?.suspension ?? null;
  const user = data?.me ?? null;
  const hasFailed = user === null && (error !== undefined || data !== undefined);
  return (
    <Page>
      <PageHeading title="Your account is suspended" />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: '72ch' }}>
        {suspension === null ? null : (
          <Notice tone="danger">
            {`Since ${formatDate(suspension.since)}, for this reason: ${suspension.reason}`}
          </Notice>
        )}
        <Typography>
          Your images are hidden, and your links, API keys and devices stopped working. A subscription does
          not renew. You can export your data, or delete the account. If you think that this is a mistake,{' '}
          <RouterLink to="/contact">write to us</RouterLink>.
        </Typography>
        {hasFailed ? (
          <ErrorState
            title="Failed to load your account. Please try again."
            onRetry={() => void refetch()}
            isPassing={isPassing(error)}
          />
        ) : null}
        {user === null && !hasFailed ? (
          <Skeleton height={160} role="status" aria-label="Loading your account" />
        ) : null}
        {user === null ? null : (
          <>
            <DataSection user={user} />
            <DeleteSection user={user} />
          </>
        )}
      </Box>
    </Page>
  );
};
