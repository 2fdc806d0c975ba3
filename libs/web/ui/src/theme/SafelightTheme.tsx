import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Where the chosen scheme is kept, as `light` or `dark` (spec: accounts §4 "Theme"). */
export const THEME_STORAGE_KEY = 'theme';

/** Themes everything inside; the stored choice first, the system's preference without one. */
export const SafelightTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider
    theme={theme}
    defaultMode="system"
    modeStorageKey={THEME_STORAGE_KEY}
    disableTransitionOnChange
    noSsr
  >
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);

/** The scheme on screen, and the way to the other. */
export const useThemeToggle = (): { readonly scheme: 'light' | 'dark'; readonly toggle: () => void } => {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  const scheme = shown === 'light' ? 'light' : 'dark';
  return {
    scheme,
    toggle: () => {
      setMode(scheme === 'dark' ? 'light' : 'dark');
    },
  };
};
