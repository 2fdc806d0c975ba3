import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime, TitledDialog, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { useSavingStatus } from '../saving/SaveStatus.tsx';
import type { OpenSession } from '../saving/use-open-document.ts';
import { publishProblem } from './publish.ts';
import { useSaveCopy } from './use-save-copy.ts';

/** Asks which edits to keep after somebody else has saved in the meantime. Nothing is saved before the answer. */
export const ConflictDialog = ({ session }: { readonly session: OpenSession }) => {
  const { saving, image } = session;
  const status = useSavingStatus(saving);
  const toasts = useToasts();
  const saveCopy = useSaveCopy(session);
  const [isBusy, setBusy] = useState(false);
  if (status.kind !== 'conflict') return null;
  const { savedBy, updatedAt } = status.other;

  const takeTheirs = async (): Promise<void> => {
    try {
      await saving.takeTheirs();
    } catch (error) {
      toasts.error(publishProblem(error));
    }
  };
  const busily = (act: () => Promise<void>) => () => {
    setBusy(true);
    void act().finally(() => {
      setBusy(false);
    });
  };
  const copyMine = async (): Promise<void> => {
    if (await saveCopy(`${image.title.replace(/\.[^.]+$/, '')} copy`)) await takeTheirs();
  };

  return (
    <TitledDialog
      title="Edited in another tab"
      maxWidth="sm"
      role="alertdialog"
      actions={
        <>
          <Button disabled={isBusy} onClick={busily(copyMine)}>
            Save mine as a copy
          </Button>
          <Button disabled={isBusy} onClick={busily(takeTheirs)}>
            Take theirs
          </Button>
          <Button variant="contained" color="primary" disabled={isBusy} onClick={saving.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">
        This image was saved by {savedBy} on {formatDateTime(updatedAt)}, after you opened it here. Keep mine
        saves your edits over that. Take theirs shows what was saved; undo brings yours back. Save mine as a
        copy keeps both.
      </Typography>
    </TitledDialog>
  );
};
