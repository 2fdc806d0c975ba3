import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { AiEditQuoteDocument, messageOf } from '@safelight/web-data';
import { ErrorState, LoadingState } from '@safelight/web-ui';
import { BatchForm } from './BatchForm.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { useBatchEdit } from './use-batch-edit.ts';

interface BatchEditDialogProps {
  readonly uids: readonly string[];
  readonly onClose: () => void;
}

/**
 * One AI edit of several pictures: its cost, the prompt, then the progress of each picture, which the cards
 * show too.
 */
export const BatchEditDialog = ({ uids, onClose }: BatchEditDialogProps) => {
  const { data, error } = useQuery(AiEditQuoteDocument, {
    variables: { imageUids: uids },
    fetchPolicy: 'network-only',
  });
  const batch = useBatchEdit();
  const content = () => {
    if (batch.jobs !== null) return <BatchProgress jobs={batch.jobs} />;
    if (data !== undefined) return <BatchForm quote={data.aiEditQuote} batch={batch} />;
    return error === undefined ? (
      <LoadingState text="Counting credits..." />
    ) : (
      <ErrorState title={messageOf(error)} />
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Edit the selected images with AI' } }}
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
