import Button from '@mui/material/Button';
import { isPhotoshopFile, TEXTS } from '@safelight/rules';
import { DropHint, EmptyState, PrimaryButton, usePageDrop, usePageTitle, useToasts } from '@safelight/web-ui';
import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NewFromPsdDialog } from '../files/NewFromPsdDialog.tsx';
import { PsdInput } from '../files/PsdOpening.tsx';
import { LatestPictures, useLatestPictures } from '../pictures/LatestPictures.tsx';

/** A Photoshop file passed on by another screen. */
const fileIn = (state: unknown): File | null => {
  if (typeof state !== 'object' || state === null || !('photoshopFile' in state)) return null;
  return state.photoshopFile instanceof File ? state.photoshopFile : null;
};

/**
 * The screen at /editor when no image is chosen. A Photoshop file can be opened here: it becomes a new image. If the
 * library is empty, the next step is to upload.
 */
export const NoImage = () => {
  usePageTitle('Editor');
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const toasts = useToasts();
  const latest = useLatestPictures();
  const isEmpty = latest?.length === 0;
  const GalleryButton = isEmpty ? Button : PrimaryButton;
  const picker = useRef<HTMLInputElement>(null);
  const [psd, setPsd] = useState(() => fileIn(state));
  const open = (files: readonly File[]): void => {
    const file = files.find(isPhotoshopFile);
    if (file === undefined) toasts.error('Drop a Photoshop file here, or upload images in your gallery.');
    else setPsd(file);
  };
  const { isOver } = usePageDrop({ isTaken: psd === null, onFiles: open });
  return (
    <>
      {isOver ? <DropHint>Drop to open</DropHint> : null}
      <EmptyState
        icon={<ImageOff size={36} strokeWidth={1.5} />}
        heading="h1"
        title={TEXTS.editor.noImage}
        hint={
          isEmpty
            ? 'Upload an image to edit it, or open a Photoshop file.'
            : 'Choose an image in your gallery to edit it, or open a Photoshop file.'
        }
        action={
          <>
            {isEmpty ? (
              <PrimaryButton component={Link} to="/upload">
                Upload Images
              </PrimaryButton>
            ) : null}
            <GalleryButton component={Link} to="/gallery">
              Go to Gallery
            </GalleryButton>
            <Button onClick={() => picker.current?.click()}>Open PSD…</Button>
          </>
        }
      />
      <LatestPictures pictures={latest ?? []} />
      <PsdInput ref={picker} onFiles={open} />
      {psd === null ? null : (
        <NewFromPsdDialog
          file={psd}
          onClose={() => {
            setPsd(null);
            void navigate('.', { replace: true, state: null });
          }}
        />
      )}
    </>
  );
};
