import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { ImageDetailsDocument, isPassing } from '@safelight/web-data';
import { ErrorState, LoadingState } from '@safelight/web-ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import { DetailsForm } from './DetailsForm.tsx';

interface DetailsPanelProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** A side panel about one picture of the library: its title, tags, privacy and facts. */
export const DetailsPanel = ({ uid, onClose }: DetailsPanelProps) => {
  const id = useId();
  const { data, error, refetch } = useQuery(ImageDetailsDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  const content = () => {
    if (data?.image) return <DetailsForm key={uid} image={data.image} />;
    if (error === undefined && data === undefined) return <LoadingState text="Loading image..." />;
    return (
      <ErrorState
        title={TEXTS.images.loadDetailsFailed}
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          'aria-modal': true,
          sx: { width: 'min(420px, 100vw)', backgroundColor: 'var(--mui-palette-surface-overlay)' },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 3, pt: 2, pb: 1 }}
      >
        <Typography id={id} variant="h3" component="h2">
          Details
        </Typography>
        <IconButton aria-label="Close details" onClick={onClose}>
          <X size={18} />
        </IconButton>
      </Box>
      {content()}
    </Drawer>
  );
};
