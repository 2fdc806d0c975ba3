import type { GridView } from '@safelight/web-images';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Squares = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(240px, (100% - 48px) / 5), 1fr))',
  '& > *': { aspectRatio: '1' },
  '@media (max-width: 599px)': { gap: 6, gridTemplateColumns: 'repeat(2, 1fr)' },
});
const Rows = styled('div')({ display: 'grid', gap: 8, '& > *': { height: 64 } });

/** The library before its pictures are known, in the shape they will have. */
export const LibraryLoading = ({ view }: { readonly view: GridView }) => {
  const Places = view === 'grid' ? Squares : Rows;
  return (
    <Box role="status" aria-label="Loading images...">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Loading images...
      </Typography>
      <Places aria-hidden>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} sx={{ width: '100%', height: '100%' }} />
        ))}
      </Places>
    </Box>
  );
};
