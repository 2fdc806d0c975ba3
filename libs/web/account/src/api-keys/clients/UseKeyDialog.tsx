import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { NamedKey } from '../ApiKeyRow.tsx';
import { ClientSettings } from './ClientSettings.tsx';

interface UseKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** Shows how to set up programs with an existing key. */
export const UseKeyDialog = ({ apiKey, onClose }: UseKeyDialogProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Use {apiKey.name} in…</DialogTitle>
      <DialogContent>
        <ClientSettings apiKey={null} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
};
