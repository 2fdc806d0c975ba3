import { styled } from '@mui/material/styles';
import { FolderOpen } from 'lucide-react';
import { Picture, type PictureFacts } from './Picture.tsx';

const Grid = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  width: '100%',
  aspectRatio: '4 / 3',
  gap: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.sunken,
  '& > .cell': { position: 'relative', minWidth: 0, minHeight: 0 },
  '&[data-count="2"]': { gridTemplateColumns: '1fr 1fr' },
  '&[data-count="3"], &[data-count="4"]': { gridTemplateColumns: '2fr 1fr' },
  '&[data-count="3"] > .cell:first-of-type': { gridRow: '1 / span 2' },
  '&[data-count="4"] > .cell:first-of-type': { gridRow: '1 / span 3' },
  '& > .none': { display: 'grid', placeContent: 'center', color: theme.vars.palette.text.secondary },
}));

const MOST = 4;

/** The first pictures of a project with the cover largest, arranged as in the preview of its shared page. */
export const Mosaic = ({
  images,
}: {
  readonly images: readonly (PictureFacts & { readonly uid: string })[];
}) => (
  <Grid data-count={Math.min(images.length, MOST)}>
    {images.length === 0 ? (
      <span className="none">
        <FolderOpen size={40} strokeWidth={1.25} aria-hidden />
      </span>
    ) : (
      images.slice(0, MOST).map((image, n) => (
        <span className="cell" key={image.uid}>
          <Picture image={image} alt="" sizes={n === 0 ? '320px' : '160px'} />
        </span>
      ))
    )}
  </Grid>
);
