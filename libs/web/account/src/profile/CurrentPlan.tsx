import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { planDisplayOf } from '@safelight/rules';
import { type CurrentPlan_UserFragment, CurrentPlan_UserFragmentDoc } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { formatCountOf, formatDate, ProgressBar } from '@safelight/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { PlanActions } from './PlanActions.tsx';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';

/** Returns the text about when a plan's period starts and ends, and which plan follows. */
const periodText = ({ plan, from, to, next }: CurrentPlan_UserFragment['billing']): string => {
  if (to === null || next === null) return `Since ${formatDate(from)}`;
  const days = `${formatDate(from)} to ${formatDate(to)}`;
  return next === plan ? `${days}, then renewed` : `${days}, then ${planDisplayOf(next).name}`;
};

/**
 * The plan, its period and the remaining credits (spec: accounts §9: credits divided by included edits, at
 * most 100 %).
 */
export const CurrentPlan = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: CurrentPlan_UserFragmentDoc, from: user });
  const { user: known, updateUser } = useSession();
  const subscription = complete ? data.subscription : undefined;
  // The rest of the site reads the limits of the plan from the session. Only news are stored: what another tab
  // stored may be newer than what this one knows.
  const store = useEffectEvent(() => {
    if (subscription !== undefined && known !== null && subscription !== known.subscription)
      updateUser({ subscription });
  });
  useEffect(() => store(), [subscription]);
  if (!complete) return null;
  const { name, editsIncluded } = planDisplayOf(data.subscription);
  return (
    <ProfilePanel title="Current plan">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary">{formatCountOf(editsIncluded, 'edit')} included</Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">{formatCountOf(data.credits, 'credit')} left</Typography>
        <ProgressBar label="Credits left" value={Math.max(0, data.credits) / editsIncluded} />
        <Typography variant="caption" color="textSecondary">
          Each credit pays for one edit, also beyond those included.
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {periodText(data.billing)}
        </Typography>
      </Box>
      <Button component={Link} to="/pricing" sx={{ justifySelf: 'start' }}>
        View Plans
      </Button>
      <PlanActions billing={data.billing} />
    </ProfilePanel>
  );
};
