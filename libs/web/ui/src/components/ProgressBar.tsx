import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  /** What progresses, for those who cannot see it. */
  readonly label: string;
  /** 0 to 1; null when how much is left is unknown. */
  readonly value: number | null;
}

/** How far along something is. */
export const ProgressBar = ({ label, value }: ProgressBarProps) =>
  value === null ? (
    <LinearProgress aria-label={label} />
  ) : (
    <LinearProgress
      variant="determinate"
      aria-label={label}
      value={Math.round(Math.min(1, Math.max(0, value)) * 100)}
    />
  );
