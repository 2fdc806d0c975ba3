import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@safelight/web-ui';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

/** How long the success message stays before the new comparison opens (spec: images §9). */
export const REDIRECT_MS = 2_000;

/** Says that the upload succeeded, and links to the new comparison. */
export const UploadSucceeded = ({ uid }: { readonly uid: string }) => {
  const navigate = useNavigate();
  const path = `/comparison/${uid}`;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate, path]);
  return (
    <Box role="status">
      <EmptyState
        icon={<CircleCheck size={40} strokeWidth={1.5} />}
        title="Upload Successful!"
        hint="Your comparison opens in a moment. Anyone with its link can see it."
        action={
          <Button component={Link} to={path} replace variant="contained" color="primary">
            View Comparison Now
          </Button>
        }
      />
    </Box>
  );
};
