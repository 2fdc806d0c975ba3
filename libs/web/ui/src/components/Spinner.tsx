import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  /** The diameter of the ring in pixels. */
  readonly size?: number;
  /** What is being loaded. Without it, the spinner is hidden from screen readers. */
  readonly label?: string;
}

/** A spinning ring in the accent color. */
export const Spinner = ({ size = 24, label }: SpinnerProps) =>
  label === undefined ? (
    <CircularProgress size={size} thickness={5} aria-hidden role="presentation" />
  ) : (
    <CircularProgress size={size} thickness={5} aria-label={label} />
  );
