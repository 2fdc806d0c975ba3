import { useColorScheme } from '@mui/material/styles';

export type ThemeChoice = 'light' | 'dark' | 'system';

/**
 * Returns the scheme that the person chose, which may be that of the operating system, and a function that
 * changes it.
 */
export const useThemeChoice = (): {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} => {
  const { mode = 'system', setMode } = useColorScheme();
  return { choice: mode, choose: setMode };
};
