import Button from '@mui/material/Button';
import { Notice, useReturn } from '@safelight/web-ui';

interface SectionFailedProps {
  /** What could not be loaded, in the plural. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Says that a list of the settings could not be loaded, and tries again as `ErrorState` does for a whole page. */
export const SectionFailed = ({ what, onRetry }: SectionFailedProps) => {
  useReturn(onRetry);
  return (
    <>
      <Notice tone="danger">Failed to load your {what}. Please try again.</Notice>
      <Button sx={{ justifySelf: 'start' }} onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
};
