import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice, useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { OpenSession } from '../saving/use-open-document.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const Place = styled('div')({ position: 'absolute', left: 16, bottom: 16, zIndex: 2, maxWidth: 420 });

/**
 * Pictures of the document that could not be loaded; while any is missing, the document cannot be saved as an
 * image.
 */
const MissingPictures = ({ session: { pictures } }: { readonly session: OpenSession }) => {
  const count = useSyncExternalStore(pictures.subscribe, () => pictures.failed().length);
  if (count === 0) return null;
  return (
    <Place>
      <Notice tone="danger">
        {count === 1 ? 'A picture' : `${String(count)} pictures`} of this document could not be loaded.{' '}
        <Button size="small" onClick={pictures.retry}>
          Try Again
        </Button>
      </Notice>
    </Place>
  );
};

/** Messages about saving: a conflict, missing pictures, restored changes. */
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
  return (
    <>
      <ConflictDialog session={session} />
      <MissingPictures session={session} />
    </>
  );
};
