import { styled } from '@mui/material/styles';
import { WIDTHS } from '@safelight/web-ui';

/**
 * A section of the landing page. Override its spaces by breakpoints, as in `pt: { xs: 0 }`: a plain value would not
 * apply on phones.
 */
export const Section = styled('section')(({ theme }) => ({
  maxWidth: WIDTHS.page,
  marginInline: 'auto',
  padding: theme.spacing(10, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(7, 2) },
}));

/** Cards or lines in as many columns as fit. */
export const Columns = styled('ul', { shouldForwardProp: (name) => name !== 'min' })<{
  readonly min: number;
}>(({ theme, min }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
  gap: theme.spacing(3),
  margin: theme.spacing(5, 0, 0),
  padding: 0,
  listStyle: 'none',
}));
