import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { isPassing, SettingsDocument } from '@safelight/web-data';
import {
  Choice,
  ErrorState,
  Page,
  PageHeading,
  type ThemeChoice,
  usePageTitle,
  useThemeChoice,
} from '@safelight/web-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { DataSection } from './DataSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { type SectionId, SECTIONS } from './sections.ts';

const Nav = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 88,
  display: 'grid',
  gap: theme.spacing(0.25),
  marginInlineStart: theme.spacing(-1.5),
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: theme.spacing(1.5),
    borderRadius: 8,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.action.selected,
    },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  [theme.breakpoints.down('md')]: { position: 'static', display: 'flex', flexWrap: 'wrap' },
}));

/** Links to the sections: next to them, or above them on phones. */
const SettingsNav = () => {
  const { hash } = useLocation();
  return (
    <Nav aria-label="Settings">
      {SECTIONS.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          replace
          {...(hash === `#${id}` ? { 'aria-current': 'location' as const } : {})}
        >
          {title}
        </Link>
      ))}
    </Nav>
  );
};

const THEMES: readonly { readonly value: ThemeChoice; readonly label: string; readonly icon: ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden /> },
];

/** Chooses the theme of this browser. */
const AppearanceSection = () => {
  const { choice, choose } = useThemeChoice();
  return (
    <SettingsSection id="appearance" hint="Saved in this browser. System follows your device.">
      <Choice label="Theme" value={choice} options={THEMES} onValue={choose} />
    </SettingsSection>
  );
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3, 4),
  '& > div': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/**
 * Scrolls to the section that the address names and focuses it. Does so again when the screen is `ready`,
 * because the section may not have been rendered before.
 */
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
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
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
