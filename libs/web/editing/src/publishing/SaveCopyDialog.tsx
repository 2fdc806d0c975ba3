import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Field } from '@safelight/web-ui';
import { useId, useState } from 'react';
import type { OpenSession } from '../saving/use-open-document.ts';
import { useSaveCopy } from './use-save-copy.ts';

interface SaveCopyDialogProps {
  readonly session: OpenSession;
  readonly onClose: () => void;
}

const copyName = (title: string): string => `${title.replace(/\.[^.]+$/, '')} copy`;

/** Asks for the name of the copy. */
export const SaveCopyDialog = ({ session, onClose }: SaveCopyDialogProps) => {
  const id = useId();
  const [title, setTitle] = useState(copyName(session.image.title));
  const [isBusy, setBusy] = useState(false);
  const saveCopy = useSaveCopy(session);
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await saveCopy(title.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '' && !isBusy) void save();
        }}
      >
        <DialogTitle id={id}>Save as copy</DialogTitle>
        <DialogContent>
          <Field
            label="Name"
            value={title}
            onValue={setTitle}
            required
            inputProps={{ maxLength: 200 }}
            hint="The copy is a separate image with all its layers."
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy || title.trim() === ''}>
            {isBusy ? 'Saving…' : 'Save Copy'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
