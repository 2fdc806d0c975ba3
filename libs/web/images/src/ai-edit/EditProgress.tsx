import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '@safelight/web-ui';

interface EditProgressProps {
  /** What the worker is doing; null until it starts. */
  readonly stage: string | null;
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** A running edit: its stage, its progress, and a button to cancel it. */
export const EditProgress = ({ stage, progress, onCancel }: EditProgressProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          AI Magic in Progress
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {stage ?? 'Waiting for its turn'}
        </Typography>
      </Box>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
    <ProgressBar label="Edit progress" value={progress} />
  </Box>
);
