import type { ApolloClient } from '@apollo/client';
import { createPictureStore, openPsd, PictureMissing } from '@safelight/render';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { PLAN_LIMITS } from '@safelight/rules';
import { usePlan } from '@safelight/web-session';
import { PrimaryButton, TitledDialog, useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CopiedDocument, copyDocument, CopyLeftBehind } from '../publishing/copy-document.ts';
import { publishProblem } from '../publishing/publish.ts';
import { type Opening, openingTitle, PsdOpening } from './PsdOpening.tsx';

interface NewFromPsd {
  readonly client: ApolloClient;
  readonly file: File;
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

interface OpenedPsd extends CopiedDocument {
  /** Sentences about what was left out of the file or looks different. */
  readonly notes: readonly string[];
}

/**
 * Creates a private image from a Photoshop file, with the file's layers as its document. Rejects with
 * PsdError, FileError, SaveFailure, or the signal's reason, in which case no image was created; or with
 * CopyLeftBehind when one could not be removed.
 */
const newFromPsd = async ({ client, file, maxBytes, signal }: NewFromPsd): Promise<OpenedPsd> => {
  const pictures = createPictureStore({
    // All pictures of such a document come from its file.
    addressOf: (source) => Promise.reject(new PictureMissing([source])),
  });
  try {
    const { document, notes } = await openPsd(file, pictures, { maxBytes, signal });
    signal.throwIfAborted();
    const session = { editor: { state: { document } }, pictures };
    const copied = await copyDocument({
      client,
      session,
      title: file.name,
      privacy: 'PRIVATE',
      maxBytes,
      signal,
    });
    return { ...copied, notes };
  } finally {
    pictures.close();
  }
};

const NO_LAYERS = 'There was no room for its layers, so only the image they make was kept.';

interface NewFromPsdDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Opens a Photoshop file as a new image and goes to its editor, after showing what looks different. */
export const NewFromPsdDialog = ({ file, onClose }: NewFromPsdDialogProps) => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const maxBytes = PLAN_LIMITS[usePlan()].uploadBytes;
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [openedUid, setOpenedUid] = useState<string | null>(null);
  const goTo = (uid: string): void => void navigate(`/editor/${uid}`, { replace: true });
  const begin = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const opened = await newFromPsd({ client, file, maxBytes, signal });
      const notes = opened.hasLayers ? opened.notes : [NO_LAYERS, ...opened.notes];
      if (signal.aborted) return;
      if (notes.length === 0) goTo(opened.uid);
      else {
        setOpenedUid(opened.uid);
        setOpening({ state: 'opened', notes });
      }
    } catch (error) {
      if (!signal.aborted) setOpening({ state: 'failed', message: publishProblem(error) });
      else if (error instanceof CopyLeftBehind) toasts.error(error.message);
    }
  });
  useEffect(() => {
    const run = new AbortController();
    // The start is deferred, so that the immediate unmount of a first mount in React's strict mode creates no
    // image.
    const turn = setTimeout(() => void begin(run.signal));
    return () => {
      clearTimeout(turn);
      run.abort();
    };
  }, [file]);
  return (
    <TitledDialog
      title={openingTitle(opening)}
      maxWidth="sm"
      actions={
        openedUid === null ? (
          <Button onClick={onClose}>{opening.state === 'opening' ? 'Cancel' : 'Close'}</Button>
        ) : (
          <PrimaryButton onClick={() => goTo(openedUid)}>Open in Editor</PrimaryButton>
        )
      }
    >
      <PsdOpening file={file} opening={opening} />
    </TitledDialog>
  );
};
