import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { SettingsDocument } from '@safelight/web-data';
import { ErrorState, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import type { SectionId } from './sections.ts';
import { SessionsSection } from './SessionsSection.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3, 4),
  '& > div': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Scrolls to the section that the address names and focuses it, also when the screen becomes `ready`. */
const useSectionInAddress = (ready: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key, ready]);
};

const Waiting = ({ id, height }: { readonly id: SectionId; readonly height: number }) => (
  <SettingsSection id={id}>
    <Skeleton height={height} role="status" aria-label="Loading settings" />
  </SettingsSection>
);

/** The screen at /settings. */
export const SettingsScreen = () => {
  usePageTitle('Settings');
  const { data, error, refetch } = useQuery(SettingsDocument, { fetchPolicy: 'cache-and-network' });
  const user = data?.me ?? null;
  useSectionInAddress(user !== null);
  const failed = user === null && (error !== undefined || data !== undefined);
  return (
    <Page>
      <PageHeading title="Settings" />
      {failed ? (
        <ErrorState
          title="Failed to load your settings. Please try again."
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <Columns>
          <SettingsNav />
          <div>
            <AppearanceSection />
            {user === null ? <Waiting id="password" height={360} /> : <PasswordSection user={user} />}
            <SessionsSection />
            {user === null ? (
              <Waiting id="notifications" height={120} />
            ) : (
              <NotificationsSection user={user} />
            )}
            {user === null ? <Waiting id="privacy" height={40} /> : <PrivacySection user={user} />}
            {user === null ? <Waiting id="data" height={64} /> : <DataSection user={user} />}
            {user === null ? <Waiting id="delete" height={40} /> : <DeleteSection user={user} />}
          </div>
        </Columns>
      )}
    </Page>
  );
};
