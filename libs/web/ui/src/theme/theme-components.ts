import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Defaults and styles of MUI components, using the theme's CSS variables. */
export type ThemeComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;
