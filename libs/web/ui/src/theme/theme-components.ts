import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** The default properties and styles of MUI components, with the theme's CSS variables. */
export type ThemeComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;
