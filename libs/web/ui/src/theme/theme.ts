import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { inputs } from './inputs.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { surfaces } from './surfaces.ts';
import { typography } from './typography.ts';
import { SPACING_PX } from './widths.ts';

/** The theme (look): both schemes as CSS variables under a `dark` or `light` class on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class', nativeColor: false },
  defaultColorScheme: 'dark',
  colorSchemes: { dark: { palette: darkPalette }, light: { palette: lightPalette } },
  typography,
  shape: { borderRadius: 8 },
  spacing: SPACING_PX,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 140,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: { ...baseline, ...buttons, ...inputs, ...surfaces },
});
