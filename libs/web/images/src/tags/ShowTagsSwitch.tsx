import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface ShowTagsSwitchProps {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** Whether others may read the tags of a picture; without it they are its owner's alone. */
export const ShowTagsSwitch = ({ checked, disabled, onChecked }: ShowTagsSwitchProps) => (
  <FormControlLabel
    label="Show tags"
    control={
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, value) => {
          onChecked(value);
        }}
      />
    }
  />
);
