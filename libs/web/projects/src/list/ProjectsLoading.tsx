import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GridView } from '@safelight/web-images';
import { COLUMNS } from './columns.ts';

const CARDS = 8;

/** Placeholders in the shape of the cards or rows of projects, shown until the projects are known. */
export const ProjectsLoading = ({ view }: { readonly view: GridView }) => (
  <Box
    role="status"
    aria-label="Loading projects"
    sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: COLUMNS[view] }}
  >
    {Array.from({ length: CARDS }, (_, index) => (
      <Skeleton
        key={index}
        sx={{
          width: '100%',
          height: view === 'grid' ? 'auto' : 88,
          aspectRatio: view === 'grid' ? '9 / 10' : 'auto',
        }}
      />
    ))}
  </Box>
);
