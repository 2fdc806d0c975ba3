import { Choice, type ThemeChoice, useThemeChoice } from '@safelight/web-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { SettingsSection } from './SettingsSection.tsx';

const THEMES: readonly { readonly value: ThemeChoice; readonly label: string; readonly icon: ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden /> },
];

/** Chooses the theme of this browser. */
export const AppearanceSection = () => {
  const { choice, choose } = useThemeChoice();
  return (
    <SettingsSection id="appearance" hint="Saved in this browser. System follows your device.">
      <Choice label="Theme" value={choice} options={THEMES} onValue={choose} />
    </SettingsSection>
  );
};
