import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';

/** A grid of pictures to choose from, as squares with their names. */
export const PictureGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 2,
  listStyle: 'none',
}));

const choice = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  display: 'grid',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  borderRadius: 10,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'left',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '& img': { width: '100%', aspectRatio: '1', objectFit: 'cover', display: 'block' },
  '& > span': {
    padding: theme.spacing(0.5, 1),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** A picture of the grid as a button. */
export const PictureChoice = styled('button')(choice);

/** A picture of the grid as a link. */
export const PictureLink = styled(Link)(choice);
