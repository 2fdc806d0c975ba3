import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    surface: Surface;
  }
  interface PaletteOptions {
    surface?: Surface;
  }
}

/** Backgrounds and lines in addition to MUI's two backgrounds. */
interface Surface {
  /** The background of menus, dialogs and toasts. */
  readonly overlay: string;
  /** The background of recessed areas: inputs, drop zones and code. */
  readonly sunken: string;
  /** The outline of a control, with a contrast of at least 3:1 on every background. */
  readonly control: string;
  /** The two colors of the checkerboard behind transparent pictures. */
  readonly checkerLight: string;
  readonly checkerDark: string;
  /** The background of a picture: neutral, so that its colors look right. */
  readonly canvas: string;
  /** The focus ring: amber, because the accent is close to the red of errors. */
  readonly focus: string;
  /** The glow of the darkroom lamp, which is used once per screen. */
  readonly glow: string;
}

/** The dark color scheme, which looks like a darkroom: warm near-blacks and a red-orange lamp. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#FF5A3C', dark: '#E8492C', light: '#FF7A60', contrastText: '#1B0A05' },
  secondary: { main: '#B8ACA3', contrastText: '#141110' },
  background: { default: '#141110', paper: '#1E1A18' },
  text: { primary: '#F4EEE9', secondary: '#B8ACA3', disabled: '#857A72' },
  divider: '#322B28',
  success: { main: '#93C192' },
  warning: { main: '#DDB76C' },
  error: { main: '#EE8A99', contrastText: '#22090E' },
  info: { main: '#B8ACA3' },
  action: {
    hover: 'rgb(244 238 233 / 0.06)',
    selected: 'rgb(244 238 233 / 0.1)',
    focus: 'rgb(244 238 233 / 0.1)',
    disabled: '#857A72',
    disabledOpacity: 0.6,
    disabledBackground: 'rgb(244 238 233 / 0.08)',
  },
  surface: {
    overlay: '#272220',
    sunken: '#0F0C0B',
    control: '#7A6E67',
    checkerLight: '#2E2927',
    checkerDark: '#24201E',
    canvas: '#1C1C1C',
    focus: '#FFB573',
    glow: 'rgb(255 90 60 / 0.16)',
  },
};

/**
 * The light color scheme, which looks like a print in daylight: warm paper, and the color of the lamp darkened
 * for contrast.
 */
export const lightPalette: PaletteOptions = {
  primary: { main: '#C23A1E', dark: '#A02E16', light: '#DB5337', contrastText: '#FFFFFF' },
  secondary: { main: '#665A52', contrastText: '#FFFFFF' },
  background: { default: '#F6F1EA', paper: '#FFFBF5' },
  text: { primary: '#231C18', secondary: '#665A52', disabled: '#8F837A' },
  divider: '#E2D8CD',
  success: { main: '#3B6D46' },
  warning: { main: '#7A5A10' },
  error: { main: '#A3304A', contrastText: '#FFFFFF' },
  info: { main: '#665A52' },
  action: {
    hover: 'rgb(35 28 24 / 0.05)',
    selected: 'rgb(35 28 24 / 0.09)',
    focus: 'rgb(35 28 24 / 0.09)',
    disabled: '#877B72',
    disabledOpacity: 0.6,
    disabledBackground: 'rgb(35 28 24 / 0.06)',
  },
  surface: {
    overlay: '#FFFDFA',
    sunken: '#FFFFFF',
    control: '#8B7F76',
    checkerLight: '#FFFFFF',
    checkerDark: '#E9E2DA',
    canvas: '#DCDCDC',
    focus: '#9A5200',
    glow: 'rgb(194 58 30 / 0.10)',
  },
};
