import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { COMPARISON_DESCRIPTION_MAX_LENGTH, COMPARISON_TITLE_MAX_LENGTH } from '@safelight/rules';
import { messageOf, UpdateComparisonDocument } from '@safelight/web-data';
import { Field, Notice } from '@safelight/web-ui';
import { useId, useState } from 'react';

interface EditComparisonDialogProps {
  readonly comparison: {
    readonly uid: string;
    readonly title: string;
    readonly description: string | null;
  };
  readonly onClose: () => void;
}

/** Changes the title of a comparison. */
export const EditComparisonDialog = ({ comparison, onClose }: EditComparisonDialogProps) => {
  const id = useId();
  const [title, setTitle] = useState(comparison.title);
  const [description, setDescription] = useState(comparison.description ?? '');
  const [update, { loading, error }] = useMutation(UpdateComparisonDocument, {
    onCompleted: onClose,
    onError: () => undefined,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = { title: title.trim() || null, description: description.trim() || null };
          void update({ variables: { uid: comparison.uid, input } });
        }}
      >
        <DialogTitle id={id}>Rename comparison</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Field
              label="Title"
              value={title}
              onValue={setTitle}
              inputProps={{ maxLength: COMPARISON_TITLE_MAX_LENGTH }}
            />
            <Field
              label="Description"
              multiline
              minRows={3}
              value={description}
              onValue={setDescription}
              inputProps={{ maxLength: COMPARISON_DESCRIPTION_MAX_LENGTH }}
            />
            {error === undefined ? null : <Notice tone="danger">{messageOf(error)}</Notice>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={loading}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
