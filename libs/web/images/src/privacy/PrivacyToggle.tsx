import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Privacy } from '@safelight/web-data';
import { Globe, Lock } from 'lucide-react';

interface PrivacyToggleProps {
  readonly label: string;
  readonly value: Privacy;
  readonly onValue: (privacy: Privacy) => void;
  readonly disabled?: boolean;
}

/** The choice between public and private, as two toggle buttons. */
export const PrivacyToggle = ({ label, value, onValue, disabled = false }: PrivacyToggleProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    disabled={disabled}
    sx={{ justifySelf: 'start' }}
    onChange={(_, chosen: Privacy | null) => {
      if (chosen !== null) onValue(chosen);
    }}
  >
    <ToggleButton value="PUBLIC">
      <Globe size={14} aria-hidden /> Public
    </ToggleButton>
    <ToggleButton value="PRIVATE">
      <Lock size={14} aria-hidden /> Private
    </ToggleButton>
  </ToggleButtonGroup>
);
