import { useFragment } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { Statistics_UserFragmentDoc } from '@safelight/web-data';
import { formatBytes, formatCount, ProgressBar } from '@safelight/web-ui';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: theme.spacing(2.5, 2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  margin: 0,
  '& > div': { minWidth: 0 },
  '& > .wide': { gridColumn: '1 / -1' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .count': { ...theme.typography.h3 },
  '& .bar': { marginTop: theme.spacing(1) },
}));

interface QuotaProps {
  readonly label: string;
  /** The number of bytes in use. */
  readonly used: number;
  /** The maximum number of bytes. */
  readonly limit: number;
}

const Quota = ({ label, used, limit }: QuotaProps) => (
  <div className="wide">
    <dt>{label}</dt>
    <dd>
      {formatBytes(used)} of {formatBytes(limit)}
      <div className="bar">
        <ProgressBar label={label} value={limit <= 0 ? 0 : used / limit} />
      </div>
    </dd>
  </div>
);

/** The statistics of the account: what it contains, and how much of each limit it has used. */
export const Statistics = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: Statistics_UserFragmentDoc, from: user });
  if (!complete) return null;
  const { statistics } = data;
  const counts = [
    ['Images', statistics.imageCount],
    ['Views', statistics.viewCount],
    ['AI edits', statistics.aiEditCount],
    ['API requests', statistics.apiRequestCount],
    ['API keys', statistics.apiKeyCount],
  ] as const;
  return (
    <ProfilePanel title="Statistics">
      <List>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="count">{formatCount(count)}</dd>
          </div>
        ))}
        <Quota label="Storage used" used={statistics.storageBytes} limit={data.storageLimit} />
        <Quota label="Bandwidth this month" used={statistics.bandwidthBytes} limit={data.bandwidthLimit} />
      </List>
    </ProfilePanel>
  );
};
