import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { GalleryQuery } from '@safelight/web-data';
import { ImageCard, ROW_HEIGHT } from './ImageCard.tsx';

/** Rows of pictures of one height that fill the width; the last row keeps its pictures' shapes. */
const Grid = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&::after': { content: '""', flex: '1000 1 0' },
});

export const ImageGrid = ({ images }: { readonly images: GalleryQuery['images']['nodes'] }) => (
  <Grid aria-label="Images">
    {images.map((image) => (
      <ImageCard key={image.uid} image={image} />
    ))}
  </Grid>
);

/** Widths over heights of the placeholders, like those of a usual camera roll. */
const SHAPES = [1.5, 0.75, 1.33, 1.78, 1, 1.5, 0.66, 1.33, 1.5, 1.78, 0.75, 1];

/** The grid before its pictures are known. */
export const ImageGridSkeleton = () => (
  <Box role="status" aria-label="Loading images...">
    <Grid aria-hidden>
      {SHAPES.map((ratio, index) => (
        <li
          key={index}
          style={{ flex: `${ratio} 1 calc(${ratio} * ${ROW_HEIGHT})`, aspectRatio: ratio, maxHeight: 420 }}
        >
          <Skeleton sx={{ width: '100%', height: '100%' }} />
        </li>
      ))}
    </Grid>
    <Box
      component="span"
      sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      Loading images...
    </Box>
  </Box>
);
