import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  /** The diameter in pixels. */
  readonly size?: number;
  /** What is being waited for; hidden from screen readers without it. */
  readonly label?: string;
}

/** A spinning ring in the accent color. */
export const Spinner = ({ size = 24, label }: SpinnerProps) =>
  label === undefined ? (
    <CircularProgress size={size} thickness={5} aria-hidden role="presentation" />
  ) : (
    <CircularProgress size={size} thickness={5} aria-label={label} />
  );
