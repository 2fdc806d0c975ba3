import Button from '@mui/material/Button';
import { type EditorState, picturesOf, shownDocument } from '@safelight/engine';
import { PictureMissing, type PictureStore } from '@safelight/render';
import { ImageOff } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { HintBar } from '../chrome/hint-bar.ts';
import { useEditing } from '../session/editing-session.ts';

/** What to tell about the pictures that could not be loaded; null when there are none. */
const problemIn = ({ document, draft }: EditorState, pictures: PictureStore): string | null => {
  const missing = pictures.failed(picturesOf(shownDocument(document, draft)));
  return missing.length === 0 ? null : new PictureMissing(missing).message;
};

/**
 * Says that pictures of the document could not be loaded; while any is missing, the document cannot be saved as an
 * image.
 */
export const MissingPicturesHint = () => {
  const { editor, pictures } = useEditing();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [editor.subscribe(listener), pictures.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [editor, pictures],
  );
  const problem = useSyncExternalStore(subscribe, () => problemIn(editor.state, pictures));
  if (problem === null) return null;
  return (
    <HintBar aria-label="Missing images">
      <ImageOff size={18} aria-hidden />
      <p role="alert">{problem}</p>
      <Button size="small" onClick={pictures.retry}>
        Try Again
      </Button>
    </HintBar>
  );
};
