import { type ActivityKind, RecentActivity_UserFragmentDoc } from '@safelight/web-data';
import { useFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '@safelight/web-ui';
import { Archive, Coins, KeyRound, LogIn, type LucideIcon, Sparkles, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { RouterLink } from '../AuthCard.tsx';
import { deviceOf } from '../device.ts';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';

/** The words for each kind of event, before its subject. */
const VERBS: Readonly<Record<ActivityKind, string>> = {
  IMAGE_UPLOADED: 'Uploaded',
  AI_EDIT_FINISHED: 'AI edit finished',
  API_KEY_CREATED: 'Created the API key',
  SIGNED_IN: 'Signed in',
  CREDITS_GRANTED: 'Received credits',
  EXPORT_REQUESTED: 'Requested a copy of your data',
};

/** Returns the description of an event: what was done, and its subject if it has one. */
const activityWords = (
  kind: ActivityKind,
  subject: string,
): { readonly verb: string; readonly subject: string | null } => {
  const verb = VERBS[kind];
  if (kind === 'SIGNED_IN')
    return { verb, subject: /^\S+\//.test(subject) ? deviceOf(subject) : subject || null };
  if (kind === 'EXPORT_REQUESTED') return { verb, subject: null };
  return { verb, subject: subject || null };
};

const ICONS: Readonly<Record<ActivityKind, LucideIcon>> = {
  IMAGE_UPLOADED: Upload,
  AI_EDIT_FINISHED: Sparkles,
  API_KEY_CREATED: KeyRound,
  SIGNED_IN: LogIn,
  CREDITS_GRANTED: Coins,
  EXPORT_REQUESTED: Archive,
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& svg': { marginTop: 2, color: theme.vars.palette.text.secondary },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& time': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

interface RecentActivityProps {
  readonly user: ProfileUser;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** Recent events of the account, newest first, with links to pictures. */
export const RecentActivity = ({ user, now }: RecentActivityProps) => {
  const { data, complete } = useFragment({ fragment: RecentActivity_UserFragmentDoc, from: user });
  if (!complete) return null;
  if (data.activity.length === 0) {
    return (
      <ProfilePanel title="Recent activity">
        <Typography color="textSecondary">Nothing here yet. Upload an image to start.</Typography>
        <Button component={Link} to="/upload" sx={{ justifySelf: 'start' }}>
          Upload Images
        </Button>
      </ProfilePanel>
    );
  }
  return (
    <ProfilePanel title="Recent activity">
      <List aria-label="Recent activity">
        {data.activity.map(({ kind, at, subject, imageUid }, index) => {
          const Icon = ICONS[kind];
          const words = activityWords(kind, subject);
          return (
            <li key={`${at} ${index}`}>
              <Icon size={16} aria-hidden />
              <div>
                <p>
                  {words.verb}
                  {words.subject === null ? null : ': '}
                  {imageUid === null || words.subject === null ? (
                    words.subject
                  ) : (
                    <RouterLink to={`/image/${imageUid}`}>{words.subject}</RouterLink>
                  )}
                </p>
                <RelativeTime at={at} now={now} />
              </div>
            </li>
          );
        })}
      </List>
    </ProfilePanel>
  );
};
