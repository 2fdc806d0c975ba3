import { styled } from '@mui/material/styles';

/** A checkerboard behind one picture, visible where the picture is transparent. */
export const Checkerboard = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.surface.checkerDark,
  backgroundImage: `repeating-conic-gradient(${theme.vars.palette.surface.checkerLight} 0 25%, transparent 0 50%)`,
  backgroundSize: '20px 20px',
}));
