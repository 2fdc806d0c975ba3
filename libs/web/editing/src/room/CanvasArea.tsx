import { styled } from '@mui/material/styles';
import { EditorStage } from '@safelight/stage';
import { useFileDrop } from '@safelight/web-ui';
import type { ReactNode } from 'react';
import { useAddPictures } from '../pictures/use-add-pictures.ts';
import { useEditing } from '../session/editing-session.ts';

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

/** The canvas; pictures dropped on it become layers. */
export const CanvasArea = ({ children }: { readonly children?: ReactNode }) => {
  const { editor, pictures, image } = useEditing();
  const addPictures = useAddPictures();
  const { over, target } = useFileDrop((files) => {
    void addPictures(files);
  });
  return (
    <Area data-over={over} {...target}>
      <EditorStage editor={editor} pictures={pictures} label={image.title} />
      {children}
    </Area>
  );
};
