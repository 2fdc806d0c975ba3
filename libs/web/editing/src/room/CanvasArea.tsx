import { styled } from '@mui/material/styles';
import { toDocument } from '@safelight/engine';
import { isPhotoshopFile } from '@safelight/rules';
import { EditorStage } from '@safelight/stage';
import { useFileDrop } from '@safelight/web-ui';
import { type ReactNode, useCallback, useState } from 'react';
import { OpenPsdDialog } from '../files/OpenPsdDialog.tsx';
import { useAddPictures } from '../pictures/use-add-pictures.ts';
import { useEditing } from '../session/editing-session.ts';
import { PicturesLoading } from './PicturesLoading.tsx';
import { usePictureNotes } from './use-picture-notes.ts';

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.canvas,
  '&[data-over="true"]::after': {
    content: '"Drop to add as a layer"',
    position: 'absolute',
    inset: 12,
    display: 'grid',
    placeContent: 'center',
    borderRadius: 12,
    pointerEvents: 'none',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 72%, transparent)`,
  },
}));

/** The canvas. Pictures dropped on it become layers where they were dropped, and a Photoshop file replaces the document. */
export const CanvasArea = ({ children }: { readonly children?: ReactNode }) => {
  const session = useEditing();
  const { editor, pictures, image } = session;
  const addPictures = useAddPictures();
  usePictureNotes(pictures);
  const [opened] = useState(() => editor.state.document);
  const [psd, setPsd] = useState<File | null>(null);
  const closePsd = useCallback(() => setPsd(null), []);
  const { over, target } = useFileDrop((files, at) => {
    const dropped = files.find(isPhotoshopFile);
    if (dropped === undefined) void addPictures(files, toDocument(editor.state.viewport, at));
    else setPsd(dropped);
  });
  return (
    <Area data-over={over} {...target}>
      <EditorStage editor={editor} pictures={pictures} label={image.title} />
      <PicturesLoading document={opened} pictures={pictures} />
      {children}
      {psd === null ? null : <OpenPsdDialog session={session} file={psd} onClose={closePsd} />}
    </Area>
  );
};
