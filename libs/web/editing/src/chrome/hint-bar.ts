import { styled } from '@mui/material/styles';

/**
 * A bar above the canvas that says something without covering it, with buttons after its words, or below them where there
 * is no room for both.
 */
export const HintBar = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  minHeight: 48,
  padding: theme.spacing(0.5, 0.75, 0.5, 2),
  fontSize: '0.875rem',
  backgroundColor: theme.vars.palette.surface.overlay,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { color: theme.vars.palette.primary.main },
  '& > p': { flex: '1 1 9rem', minWidth: 0, margin: 0 },
  '& > :not(p)': { flex: 'none' },
}));
