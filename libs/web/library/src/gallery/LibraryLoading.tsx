import type { GridView } from '@safelight/web-images';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PICTURE_GAP_PX } from '@safelight/web-ui';
import type { CSSProperties } from 'react';

/** The aspect ratios of common photos, as width over height. */
const SHAPES = [1.5, 0.75, 1.33, 1, 1.5, 1.78, 0.75, 1.33, 1.5, 1] as const;

const Pictures = styled('div')({
  '--high': '246px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: PICTURE_GAP_PX,
  '& > *': {
    flex: 'var(--shape) 1 calc(var(--shape) * var(--high) * 0.9)',
    maxWidth: 'calc(var(--shape) * var(--high) * 1.3)',
    height: 'var(--high)',
  },
  '@media (max-width: 599px)': { '--high': '136px' },
});
const Rows = styled('div')({ display: 'grid', gap: 8, '& > *': { height: 64 } });

/** Placeholders in the shape of the grid or list, shown until the pictures are known. */
export const LibraryLoading = ({ view }: { readonly view: GridView }) => {
  const Places = view === 'grid' ? Pictures : Rows;
  return (
    <Box role="status" aria-label="Loading images..." sx={{ position: 'relative' }}>
      {/* On the first placeholder, so that the placeholders are where the pictures will be. */}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ position: 'absolute', zIndex: 1, top: 16, left: 16 }}
      >
        Loading images...
      </Typography>
      <Places aria-hidden>
        {SHAPES.map((shape, index) => (
          <div key={index} style={{ '--shape': shape } as CSSProperties}>
            <Skeleton sx={{ width: '100%', height: '100%' }} />
          </div>
        ))}
      </Places>
    </Box>
  );
};
