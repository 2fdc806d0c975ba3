import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  /** The accessible name of the bar. */
  readonly label: string;
  /** The progress from 0 to 1; null if it is unknown. */
  readonly value: number | null;
}

/** A bar that shows the progress of something that is running. */
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
