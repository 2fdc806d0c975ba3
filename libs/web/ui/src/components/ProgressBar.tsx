import LinearProgress from '@mui/material/LinearProgress';

interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  /** 0 to 1; null when the progress is unknown. */
  readonly value: number | null;
}

/** The progress of something that is running. */
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
