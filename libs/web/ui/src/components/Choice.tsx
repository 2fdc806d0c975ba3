import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly icon?: ReactNode }[];
  readonly onValue: (value: T) => void;
}

/** A choice of two or three options, as toggle buttons. */
export const Choice = <T extends string>({ label, value, options, onValue }: ChoiceProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    sx={{ justifySelf: 'start', flexWrap: 'wrap' }}
    onChange={(_, chosen: T | null) => {
      if (chosen !== null) onValue(chosen);
    }}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} value={option.value}>
        {option.icon}
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
