import IconButton from '@mui/material/IconButton';
import { useThemeToggle } from '@safelight/web-ui';
import { Moon, Sun } from 'lucide-react';

/** Switches between the dark and the light theme. */
export const ThemeToggle = () => {
  const { scheme, toggle } = useThemeToggle();
  return (
    <IconButton
      aria-label={scheme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={toggle}
    >
      {scheme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
};
