import Button from '@mui/material/Button';
import { replaceDocument } from '@safelight/engine';
import { openPsd } from '@safelight/render';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { TitledDialog } from '@safelight/web-ui';
import { useEffect, useState } from 'react';
import type { OpenSession } from '../saving/open-session.ts';
import { type Opening, openingTitle, PsdOpening } from './PsdOpening.tsx';

interface OpenPsdDialogProps {
  readonly session: Pick<OpenSession, 'editor' | 'pictures'>;
  readonly file: File;
  readonly onClose: () => void;
}

/** Replaces the document by a Photoshop file, which undo reverts, and shows what looks different. */
export const OpenPsdDialog = ({ session: { editor, pictures }, file, onClose }: OpenPsdDialogProps) => {
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useEffect(() => {
    const run = new AbortController();
    openPsd(file, pictures, { maxBytes, signal: run.signal }).then(
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
    return () => run.abort();
  }, [editor, file, maxBytes, onClose, pictures]);
  return (
    <TitledDialog
      title={openingTitle(opening)}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{opening.state === 'opening' ? 'Cancel' : 'Close'}</Button>}
    >
      <PsdOpening file={file} opening={opening} />
    </TitledDialog>
  );
};
