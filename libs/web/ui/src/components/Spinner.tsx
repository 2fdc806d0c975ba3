import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  /** Pixels. */
  readonly size?: number;
  /** What is being waited for; decoration without one. */
  readonly label?: string;
}

/** A turning ring in the accent. */
export const Spinner = ({ size = 24, label }: SpinnerProps) =>
  label === undefined ? (
    <CircularProgress size={size} thickness={5} aria-hidden role="presentation" />
  ) : (
    <CircularProgress size={size} thickness={5} aria-label={label} />
  );
