import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ShowTagsSwitchProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** Sets whether others can see the tags of a picture; when off, only its owner can. */
export const ShowTagsSwitch = ({ checked, disabled, onChecked }: ShowTagsSwitchProps) => (
  <FormControlLabel
    label="Show tags"
    control={<Switch checked={checked} disabled={disabled} onChange={(_, value) => onChecked(value)} />}
  />
);
