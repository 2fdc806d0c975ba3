import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ShowTagsSwitchProps {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** Sets whether others can see the tags of a picture; when off, only its owner can. */
export const ShowTagsSwitch = ({ checked, onChecked }: ShowTagsSwitchProps) => (
  <FormControlLabel
    label="Show tags"
    control={<Switch checked={checked} onChange={(_, value) => onChecked(value)} />}
  />
);
