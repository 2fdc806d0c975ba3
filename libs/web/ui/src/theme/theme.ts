import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { focusRing } from './focus-ring.ts';
import { inputs } from './inputs.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { surfaces } from './surfaces.ts';
import type { ThemeComponents } from './theme-components.ts';
import { FALLBACK_FACE, typography } from './typography.ts';
import { SPACING_PX } from './widths.ts';

/** Styles of the whole document: colors, figures, the focus ring, and reduced motion. */
const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      '@font-face': FALLBACK_FACE,
      html: { scrollPaddingTop: 80 },
      body: {
        minHeight: '100dvh',
        fontFeatureSettings: "'cv11', 'ss03'",
        textRendering: 'optimizeLegibility',
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      // Only counts, sizes and times: with tabular figures the hyphen is wide and tears words apart.
      'dd, td, time, output': { fontVariantNumeric: 'tabular-nums' },
      'h1, h2, h3': { textWrap: 'balance' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      // `:root` outweighs MUI's own `outline: 0`, which would hide the focus of its controls.
      ':root :focus-visible, :root :has(> .ring-around:focus-visible), :root :is(.MuiButtonBase-root, .MuiSlider-thumb):has(> input:focus-visible)':
        focusRing(theme.vars.palette.surface.focus, theme.vars.palette.background.default),
      // These get the focus for screen readers only, or their container shows the ring.
      ':root :is(main, section, h1, h2, [role="presentation"], [role="dialog"], .ring-around):focus-visible':
        { outline: 'none', boxShadow: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};

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
