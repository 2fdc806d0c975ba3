import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatCount } from '@safelight/web-ui';
import { usageOf, type UsageTone } from './api-key-usage.ts';

const COLORS: Readonly<Record<UsageTone, 'info' | 'warning' | 'error'>> = {
  normal: 'info',
  warning: 'warning',
  danger: 'error',
};

interface UsageBarProps {
  /** The number of requests this hour. */
  readonly count: number;
  /** The hourly limit of the plan. */
  readonly limit: number;
  /** The total number of requests. */
  readonly total: number;
}

/** The requests this hour as a share of the plan's limit, and the total. */
export const UsageBar = ({ count, limit, total }: UsageBarProps) => {
  const { percent, tone } = usageOf(count, limit);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 140 }}>
      <Typography variant="caption" color="textSecondary">
        {formatCount(count)} / {formatCount(limit)} requests this hour ({Math.round(percent)}%)
      </Typography>
      <LinearProgress variant="determinate" value={percent} color={COLORS[tone]} aria-label="Requests used" />
      <Typography variant="caption" color="textSecondary">
        {formatCount(total)} in all
      </Typography>
    </Box>
  );
};
