import type { ThemeOptions } from '@mui/material/styles';

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

/** Replaces Inter until it is loaded. It has the same metrics, so that no line breaks differently afterwards. */
export const FALLBACK_FACE = {
  fontFamily: 'Inter Fallback',
  src: "local('Arial'), local('Liberation Sans'), local('ArialMT')",
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
} as const;

const SANS = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";
const MONO = "'JetBrains Mono Variable', ui-monospace, 'Cascadia Mono', Menlo, monospace";

/** Six sizes: 13, 14, 16, 20, 28 and the display size, which grows with the window. */
export const typography: NonNullable<ThemeOptions['typography']> = {
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
