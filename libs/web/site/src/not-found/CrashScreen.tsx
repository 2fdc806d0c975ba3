import Button from '@mui/material/Button';
import { FRAME_TEXTS } from '@safelight/rules';
import { ErrorState, usePageTitle } from '@safelight/web-ui';

/** Shown when a screen failed or its code could not be loaded; offers to load the page again. */
export const CrashScreen = () => {
  usePageTitle('Something went wrong');
  return (
    <ErrorState
      title={FRAME_TEXTS.internal}
      hint="Everything you saved is safe."
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
