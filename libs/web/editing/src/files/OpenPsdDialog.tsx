import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { replaceDocument } from '@safelight/engine';
import { openPsd } from '@safelight/render';
import { Notice, Spinner } from '@safelight/web-ui';
import { useEffect, useId, useState } from 'react';
import type { OpenSession } from '../saving/use-open-document.ts';

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'opened'; readonly notes: readonly string[] }
  | { readonly state: 'failed'; readonly message: string };

interface OpenPsdDialogProps {
  readonly session: Pick<OpenSession, 'editor' | 'pictures'>;
  readonly file: File;
  readonly onClose: () => void;
}

/** Replaces the document by a Photoshop file, which undo reverts, and shows what looks different. */
export const OpenPsdDialog = ({ session: { editor, pictures }, file, onClose }: OpenPsdDialogProps) => {
  const id = useId();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useEffect(() => {
    const run = new AbortController();
    openPsd(file, pictures, run.signal).then(
      ({ document, notes }) => {
        if (run.signal.aborted) return;
        editor.run(replaceDocument(document));
        editor.fit();
        if (notes.length === 0) onClose();
        else setOpening({ state: 'opened', notes });
      },
      (error: unknown) => {
        if (run.signal.aborted) return;
        setOpening({
          state: 'failed',
          message: error instanceof Error ? error.message : 'This file cannot be opened.',
        });
      },
    );
    return () => {
      run.abort();
    };
  }, [editor, file, onClose, pictures]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {opening.state === 'opened' ? 'Opened, with differences' : 'Open PSD'}
      </DialogTitle>
      <DialogContent>
        {opening.state === 'opening' ? <Spinner label={`Opening ${file.name}…`} /> : null}
        {opening.state === 'failed' ? <Notice tone="danger">{opening.message}</Notice> : null}
        {opening.state === 'opened' ? (
          <Typography component="ul" color="textSecondary" sx={{ m: 0, pl: 2.5 }}>
            {opening.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{opening.state === 'opening' ? 'Cancel' : 'Close'}</Button>
      </DialogActions>
    </Dialog>
  );
};
