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
  /** Requests this hour. */
  readonly count: number;
  /** Those the plan allows in an hour. */
  readonly limit: number;
  /** Requests ever. */
  readonly total: number;
}

/** Requests this hour over the plan's limit, and how many there were in all. */
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
