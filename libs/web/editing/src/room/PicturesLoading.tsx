import { styled } from '@mui/material/styles';
import { type EditorDocument, picturesOf } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import { Spinner } from '@safelight/web-ui';
import { useState, useSyncExternalStore } from 'react';

const Note = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '50% auto auto 50%',
  translate: '-50% -50%',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1, 2),
  borderRadius: 12,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  // Most pictures are there before anybody would have read it.
  animation: 'begin 200ms ease-out 400ms backwards',
  '@keyframes begin': { from: { opacity: 0 } },
}));

interface PicturesLoadingProps {
  /** The document as it was opened. */
  readonly document: EditorDocument;
  readonly pictures: PictureStore;
}

/**
 * Returns a function that is true while pictures of the document are loading. It requests no picture again that has
 * come, so that the store may close those that leave the canvas.
 */
const loadingOf = (document: EditorDocument, pictures: PictureStore): (() => boolean) => {
  let waiting = picturesOf(document);
  return () => {
    waiting = waiting.filter((source) => pictures.get(source) === null);
    // Other messages say that a picture could not be loaded.
    return waiting.length > pictures.failed(waiting).length;
  };
};

/**
 * Says that the pictures of a document are loading. Until they are there its canvas is a checkerboard, which
 * looks like a transparent picture.
 */
export const PicturesLoading = ({ document, pictures }: PicturesLoadingProps) => {
  const [stillLoading] = useState(() => loadingOf(document, pictures));
  const isLoading = useSyncExternalStore(pictures.subscribe, stillLoading);
  return isLoading ? (
    <Note role="status">
      <Spinner size={16} />
      Loading image...
    </Note>
  ) : null;
};
