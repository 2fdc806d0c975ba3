import { isPassing } from '@safelight/web-data';
import { Notice, TryAgain } from '@safelight/web-ui';

interface SectionFailedProps {
  /** What could not be loaded, in the plural. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that a list of the settings could not be loaded, as `ErrorState` does for a whole page. */
export const SectionFailed = ({ what, error, onRetry }: SectionFailedProps) => (
  <>
    <Notice tone="danger">Failed to load your {what}. Please try again.</Notice>
    <TryAgain onRetry={onRetry} isPassing={isPassing(error)} sx={{ justifySelf: 'start' }} />
  </>
);
