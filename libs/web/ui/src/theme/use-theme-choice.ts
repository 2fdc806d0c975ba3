import { useColorScheme } from '@mui/material/styles';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The person's choice of scheme, which may be the system's, and a function that changes it. */
export const useThemeChoice = (): {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
} => {
  const { mode = 'system', setMode } = useColorScheme();
  return { choice: mode, choose: setMode };
};
