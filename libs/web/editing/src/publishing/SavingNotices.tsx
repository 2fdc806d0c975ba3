import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime, PrimaryButton, TitledDialog, useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useSavingStatus } from '../saving/SaveStatus.tsx';
import type { OpenSession } from '../saving/open-session.ts';
import { copyName } from './copy-name.ts';
import { publishProblem } from './publish.ts';
import { useSaveCopy } from './use-save-copy.ts';

/** Asks which edits to keep after somebody else has saved in the meantime. Nothing is saved before the answer. */
const ConflictDialog = ({ session }: { readonly session: OpenSession }) => {
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
    if (await saveCopy(copyName(image.title))) await takeTheirs();
  };

  return (
    <TitledDialog
      title="Edited in another tab"
      maxWidth="sm"
      role="alertdialog"
      actions={
        <>
          <Button disabled={isBusy} onClick={busily(copyMine)}>
            Save Mine as a Copy
          </Button>
          <Button disabled={isBusy} onClick={busily(takeTheirs)}>
            Take Theirs
          </Button>
          <PrimaryButton disabled={isBusy} onClick={saving.keepMine}>
            Keep Mine
          </PrimaryButton>
        </>
      }
    >
      <Typography color="textSecondary">
        This image was saved by {savedBy} on {formatDateTime(updatedAt)}, after you opened it here. Keep Mine
        saves your edits over that. Take Theirs shows what was saved; undo brings yours back. Save Mine as a
        Copy keeps both.
      </Typography>
    </TitledDialog>
  );
};

/** Messages about saving: a conflict and restored changes. */
export const SavingNotices = ({ session }: { readonly session: OpenSession }) => {
  const toasts = useToasts();
  const { restored } = session;
  const isSaid = useRef(false);
  useEffect(() => {
    if (restored === 0 || isSaid.current) return;
    isSaid.current = true;
    toasts.show(
      restored === 1
        ? 'A change that had not been saved was restored.'
        : `${String(restored)} changes that had not been saved were restored.`,
    );
  }, [restored, toasts]);
  return <ConflictDialog session={session} />;
};
