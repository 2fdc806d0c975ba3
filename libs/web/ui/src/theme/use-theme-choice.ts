import { useColorScheme } from '@mui/material/styles';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** What the person chose of the two schemes or the system's own, and the way to choose. */
export const useThemeChoice = (): {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} => {
  const { mode = 'system', setMode } = useColorScheme();
  return { choice: mode, choose: setMode };
};
