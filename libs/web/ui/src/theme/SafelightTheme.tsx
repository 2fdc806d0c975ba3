import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { theme } from './theme.ts';

/** The key in local storage of the chosen scheme, `light` or `dark` (spec: accounts §4 "Theme"). */
export const THEME_STORAGE_KEY = 'theme';

/** Paper is white, so pages are printed in the light scheme, whichever is on screen. */
const usePrintInLight = (): void => {
  useEffect(() => {
    const { classList } = document.documentElement;
    let isDark = false;
    const before = (): void => {
      isDark = classList.contains('dark');
      if (isDark) classList.replace('dark', 'light');
    };
    const after = (): void => {
      if (isDark) classList.replace('light', 'dark');
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
};

/** Provides the theme: the scheme that the person chose, or that of the operating system if none was chosen. */
export const SafelightTheme = ({ children }: { readonly children: ReactNode }) => {
  usePrintInLight();
  return (
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
};

/** Returns the current scheme, and a function that switches to the other one. */
export const useThemeToggle = (): { readonly scheme: 'light' | 'dark'; readonly toggle: () => void } => {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  const scheme = shown === 'light' ? 'light' : 'dark';
  return {
    scheme,
    toggle: () => setMode(scheme === 'dark' ? 'light' : 'dark'),
  };
};
