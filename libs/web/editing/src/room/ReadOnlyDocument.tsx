import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type EditorDocument, newDocument, picturesOf } from '@safelight/engine';
import { paintDocument, wholeDocument } from '@safelight/paint';
import { CanvasPool, loadFonts, paintResources, type PictureStore } from '@safelight/render';
import { TEXTS } from '@safelight/rules';
import { PrimaryButton } from '@safelight/web-ui';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import type { EditedImage } from '../saving/open-session.ts';

/** The largest size in pixels that a screen needs. */
const LONGEST_SIDE_PX = 2048;

const View = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  height: '100dvh',
  padding: theme.spacing(2),
  backgroundColor: theme.vars.palette.surface.canvas,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& > header > h1': { flex: 1, minWidth: 0 },
  '& > canvas': { flex: 1, minWidth: 0, minHeight: 0, objectFit: 'contain' },
}));

interface ReadOnlyDocumentProps {
  readonly image: EditedImage;
  /** The parts of the document that can be read; null when none can, and the picture itself is shown. */
  readonly document: EditorDocument | null;
  readonly pictures: PictureStore;
}

/** Shows a document that was saved by a newer version of the program, without changing anything stored. */
export const ReadOnlyDocument = ({ image, document, pictures }: ReadOnlyDocumentProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { id, width, height } = image.current;
  const shown = useMemo(
    () => document ?? newDocument({ width, height, source: { kind: 'version', versionId: id } }),
    [document, height, id, width],
  );
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(shown.width, shown.height));
  useEffect(() => {
    let isOver = false;
    const paint = (): void => {
      const target = canvas.current;
      if (isOver || target === null) return;
      const pool = new CanvasPool();
      const view = wholeDocument(shown, scale);
      // Setting its size clears a canvas.
      Object.assign(target, { width: view.width, height: view.height });
      paintDocument(target, shown, view, paintResources(pool, pictures));
      pool.close();
    };
    // A missing picture or font leaves a gap.
    Promise.allSettled([pictures.ready(picturesOf(shown)), loadFonts(shown)])
      .then(paint)
      // Without enough memory for a canvas, only the text is shown.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [pictures, scale, shown]);
  return (
    <View>
      <header>
        <Typography component="h1" variant="h4" noWrap>
          {image.title}
        </Typography>
        <Button component={Link} to="/gallery">
          Go to Gallery
        </Button>
        <PrimaryButton onClick={() => window.location.reload()}>Reload</PrimaryButton>
      </header>
      <Typography role="status">{TEXTS.editor.readOnly}</Typography>
      <canvas ref={canvas} role="img" aria-label={`Canvas of ${image.title}`} />
    </View>
  );
};
