import { styled } from '@mui/material/styles';

/** A ground of squares that shows through alpha; holds one picture. */
export const Checkerboard = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.checkerDark,
  backgroundImage: `repeating-conic-gradient(${theme.vars.palette.surface.checkerLight} 0 25%, transparent 0 50%)`,
  backgroundSize: '20px 20px',
}));
