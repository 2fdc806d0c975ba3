import { styled } from '@mui/material/styles';
import { WIDTHS } from '@safelight/web-ui';

/** Running text of the documentation, with headings, paragraphs, lists and tables at a readable width. */
export const Prose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  '& h2': { ...theme.typography.h3, margin: theme.spacing(3, 0, 0) },
  '& h2:first-of-type': { marginTop: 0 },
  '& p': { margin: 0, maxWidth: '68ch', color: theme.vars.palette.text.secondary },
  '& ol': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    paddingLeft: theme.spacing(2.5),
    color: theme.vars.palette.text.secondary,
  },
  '& p code, & li code, & td code, & th code': {
    ...theme.typography.mono,
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  // A column is as wide as its longest name.
  '& td code, & th code': { whiteSpace: 'nowrap' },
  '& table': {
    width: '100%',
    maxWidth: WIDTHS.reading,
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    padding: theme.spacing(1.25, 2, 1.25, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& tbody th': { fontWeight: 600 },
}));
