import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { planDisplayOf } from '@safelight/rules';
import { CurrentPlan_UserFragmentDoc } from '@safelight/web-data';
import { formatCount, ProgressBar } from '@safelight/web-ui';
import { Link } from 'react-router';
import type { ProfileUser } from './ProfileCard.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';

const plural = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;

/** The plan and the credits left of it (spec: accounts §9: credits divided by edits included, at most 100 %). */
export const CurrentPlan = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: CurrentPlan_UserFragmentDoc, from: user });
  if (!complete) return null;
  const { name, editsIncluded } = planDisplayOf(data.subscription);
  return (
    <ProfilePanel title="Current Plan">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary">{plural(editsIncluded, 'edit')} included</Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">{plural(data.credits, 'credit')} left</Typography>
        <ProgressBar label="Credits left" value={data.credits / editsIncluded} />
      </Box>
      <Button component={Link} to="/pricing" sx={{ justifySelf: 'start' }}>
        View Plans
      </Button>
    </ProfilePanel>
  );
};
