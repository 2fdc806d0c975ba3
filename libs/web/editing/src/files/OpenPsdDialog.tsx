import Button from '@mui/material/Button';
import { replaceDocument } from '@safelight/engine';
import { openPsd } from '@safelight/render';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { TitledDialog, useToasts } from '@safelight/web-ui';
import { useEffect, useState } from 'react';
import type { OpenSession } from '../saving/open-session.ts';
import { type Opening, openingTitle, PsdOpening } from './PsdOpening.tsx';

interface OpenPsdDialogProps {
  readonly session: Pick<OpenSession, 'editor' | 'image' | 'pictures'>;
  readonly file: File;
  readonly onClose: () => void;
}

/**
 * Replaces the document by a Photoshop file, says so, and shows what looks different. Undo, or the button of the message,
 * reverts it.
 */
export const OpenPsdDialog = ({
  session: { editor, image, pictures },
  file,
  onClose,
}: OpenPsdDialogProps) => {
  const toasts = useToasts();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  useEffect(() => {
    const run = new AbortController();
    openPsd(file, pictures, { maxBytes, signal: run.signal }).then(
      ({ document, notes }) => {
        if (run.signal.aborted) return;
        const before = editor.state.document;
        editor.run(replaceDocument(document));
        editor.fit();
        const opened = editor.state.document;
        toasts.show(`“${file.name}” replaced the layers of “${image.title}”.`, {
          label: 'Undo',
          onAct: () => {
            if (editor.state.document === opened) editor.undo();
            else editor.run(replaceDocument(before));
            editor.fit();
          },
        });
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
  }, [editor, file, image, maxBytes, onClose, pictures, toasts]);
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
