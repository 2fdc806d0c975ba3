import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** A switch with an explanation. */
export const SwitchRow = ({ label, hint, checked, onChecked }: SwitchRowProps) => {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" id={`${id}-hint`}>
          {hint}
        </Typography>
      </Box>
      <Switch
        checked={checked}
        onChange={(_, value) => {
          onChecked(value);
        }}
        slotProps={{ input: { id, 'aria-describedby': `${id}-hint` } }}
      />
    </Box>
  );
};
