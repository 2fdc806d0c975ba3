import Button from '@mui/material/Button';
import { FRAME_TEXTS } from '@safelight/rules';
import { ErrorState, usePageTitle } from '@safelight/web-ui';

/** A screen that broke, or whose code did not arrive: the way on is to load it again. */
export const CrashScreen = () => {
  usePageTitle('Something went wrong');
  return (
    <ErrorState
      title={FRAME_TEXTS.internal}
      hint="What you had saved is safe."
      action={
        <Button
          variant="contained"
          color="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          Load Again
        </Button>
      }
    />
  );
};
