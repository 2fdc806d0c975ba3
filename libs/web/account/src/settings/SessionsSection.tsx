import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { EndOtherSessionsDocument, plainMessageOf, SessionsDocument } from '@safelight/web-data';
import { formatCountOf, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { SectionFailed } from './SectionFailed.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The number of devices that are listed at first: this one, and the latest others. */
const FEW = 5;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Lists the devices on which the person is signed in, and signs them out. */
export const SessionsSection = () => {
  const toasts = useToasts();
  const { data, error, refetch } = useQuery(SessionsDocument, { fetchPolicy: 'cache-and-network' });
  const [now] = useState(() => Date.now());
  const [isWhole, setWhole] = useState(false);
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument, {
    update: (cache, { data: ended }) => {
      for (const id of ended?.endOtherSessions ?? []) {
        cache.evict({ id: cache.identify({ __typename: 'Session', id }) ?? '' });
      }
      cache.gc();
    },
    onCompleted: ({ endOtherSessions: { length: count } }) =>
      toasts.success(`Signed out ${formatCountOf(count, 'other device')}`),
    onError: (failure) => toasts.error(plainMessageOf(failure)),
  });
  const sessions = data?.sessions;
  const content = () => {
    if (sessions === undefined && error !== undefined) {
      return <SectionFailed what="sessions" error={error} onRetry={() => void refetch()} />;
    }
    if (sessions === undefined) return <Skeleton height={128} role="status" aria-label="Loading sessions" />;
    const ordered = [
      ...sessions.filter(({ isCurrent }) => isCurrent),
      ...sessions.filter(({ isCurrent }) => !isCurrent),
    ];
    return (
      <>
        <List aria-label="Sessions">
          {(isWhole ? ordered : ordered.slice(0, FEW)).map((session) => (
            <SessionRow key={session.id} session={session} now={now} />
          ))}
        </List>
        {sessions.length > 1 ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {sessions.length > FEW ? (
              <Button onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show Fewer' : `Show All ${String(sessions.length)}`}
              </Button>
            ) : null}
            <Button disabled={loading} onClick={() => void endOthers()}>
              Sign Out Everywhere Else
            </Button>
          </Box>
        ) : null}
      </>
    );
  };
  return (
    <SettingsSection
      id="sessions"
      hint="The devices where you are signed in. Sign out any that you do not recognize."
    >
      {content()}
    </SettingsSection>
  );
};
