import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** The tags of another person's picture, when its owner shows them. */
export const ShownTags = ({ tags }: { readonly tags: readonly string[] }) => (
  <Box
    component="ul"
    aria-label="Tags"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
  >
    {tags.map((tag) => (
      <li key={tag}>
        <Chip label={tag} size="small" />
      </li>
    ))}
  </Box>
);
