import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

interface KeepKeysProps {
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** The names of the API keys; null if they are not known. */
  readonly names: readonly string[] | null;
}

/**
 * The choice whether API keys stay valid after the password changes. By default they are disabled, because
 * somebody who knew the old password may have created one.
 */
export const KeepKeys = ({ isKept, onKeep, names }: KeepKeysProps) => {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name="keepApiKeys"
            checked={isKept}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_, checked) => onKeep(checked)}
          />
        }
        label="Keep my API keys working"
      />
      <FormHelperText id={hintId} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
        {names === null
          ? 'Otherwise they are switched off.'
          : `Otherwise these are switched off: ${names.join(', ')}.`}
      </FormHelperText>
    </div>
  );
};
