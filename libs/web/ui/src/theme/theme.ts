import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { focusRing } from './focus-ring.ts';
import { forcedColors } from './forced-colors.ts';
import { inputs } from './inputs.ts';
import { darkPalette, lightPalette } from './palette.ts';
import type { ThemeComponents } from './theme-components.ts';
import { SPACING_PX } from './widths.ts';

const surfaces: ThemeComponents = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme, ownerState }) => ({
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.overlay,
        margin: theme.spacing(2),
        // MUI keeps its own wider margin free, so that two buttons have no room beside each other on a small phone.
        ...(ownerState.fullWidth === true ? { width: `calc(100% - ${theme.spacing(4)})` } : {}),
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 7 6 / 0.64)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1.5) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1, 3, 3),
        gap: theme.spacing(1),
        flexWrap: 'wrap',
        // On phones the buttons fill their row, so that two rows of them look like two rows on purpose.
        [theme.breakpoints.down('sm')]: {
          '& > :is(.MuiButton-outlined, .MuiButton-contained)': { flexGrow: 1 },
        },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        minWidth: 216,
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.overlay,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        gap: theme.spacing(1.5),
        borderRadius: 8,
        fontSize: '0.875rem',
        '@media (pointer: coarse)': { minHeight: 44 },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.8125rem',
        fontWeight: 500,
        padding: theme.spacing(0.75, 1.25),
        borderRadius: 8,
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
    },
  },
};

declare module '@mui/material/styles' {
  interface TypographyVariants {
    mono: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    mono?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    mono: true;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

/**
 * The font that replaces Inter until that is loaded. It has the same metrics, so that no line breaks
 * differently afterwards.
 */
const FALLBACK_FACE = {
  fontFamily: 'Inter Fallback',
  src: "local('Arial'), local('Liberation Sans'), local('ArialMT')",
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
} as const;

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";
const MONO = "'JetBrains Mono Variable', ui-monospace, 'Cascadia Mono', Menlo, monospace";

/** The font sizes: 13, 14, 16, 20, 28 and the display size, which grows with the window. */
const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: SANS,
  htmlFontSize: 16,
  h1: {
    fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 4rem)',
    lineHeight: 1.04,
    fontWeight: 640,
    letterSpacing: '-0.035em',
  },
  h2: { fontSize: '1.75rem', lineHeight: 1.18, fontWeight: 620, letterSpacing: '-0.024em' },
  h3: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.014em' },
  h4: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.006em' },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, fontVariantNumeric: 'tabular-nums' },
  button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: '-0.003em' },
  mono: { fontFamily: MONO, fontSize: '0.8125rem', lineHeight: 1.5, fontVariantLigatures: 'none' },
};

/** Styles of the whole document: colors, figures, the focus ring, reduced motion and forced colors. */
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
      // Only counts, sizes and times have tabular figures, because with those a hyphen is wide and splits words
      // visibly.
      'dd, td, time, output': { fontVariantNumeric: 'tabular-nums' },
      'h1, h2, h3': { textWrap: 'balance' },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      // `:root` outweighs MUI's own `outline: 0`, which would hide the focus of its controls. The root of a switch
      // has the ring, because it clips what is inside of it.
      ':root :focus-visible, :root :has(> .ring-around:focus-visible), :root :is(.MuiButtonBase-root:not(.MuiSwitch-switchBase), .MuiSlider-thumb):has(> input:focus-visible), :root .MuiSwitch-root:has(input:focus-visible)':
        focusRing(theme.vars.palette.surface.focus, theme.vars.palette.background.default),
      // These elements get the focus only for screen readers, or their container shows the ring.
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
      ...forcedColors,
    }),
  },
};

/**
 * The theme (look). It defines both color schemes as CSS variables under a `dark` or `light` class on the root
 * element.
 */
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
