import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { TEXTS } from '@safelight/rules';
import { AiEditTargetDocument } from '@safelight/web-data';
import { ErrorState, LoadingState } from '@safelight/web-ui';
import { AiEditForm } from './AiEditForm.tsx';

interface AiEditDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Asks for an edit of a picture in the library, and closes once it is under way: its card shows the rest. */
export const AiEditDialog = ({ uid, onClose }: AiEditDialogProps) => {
  const { data, error } = useQuery(AiEditTargetDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
  });
  const image = data?.image ?? null;
  const content = () => {
    if (image !== null) {
      return <AiEditForm image={image} versionId={image.current.id} onResult={onClose} onStarted={onClose} />;
    }
    return data === undefined && error === undefined ? (
      <LoadingState text="Loading image..." />
    ) : (
      <ErrorState title={TEXTS.images.loadDetailsFailed} />
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': `Edit ${image?.title ?? 'image'} with AI` } }}
      maxWidth="xs"
      fullWidth
    >
      {content()}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
