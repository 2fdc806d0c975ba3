import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { RouterLink } from '../RouterLink.tsx';

interface TermsCheckboxProps {
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly problem: string | undefined;
}

/** Agreement to the terms, with links to read them. */
export const TermsCheckbox = ({ accepted, onAccept, problem }: TermsCheckboxProps) => (
  <div>
    <FormControlLabel
      control={
        <Checkbox
          name="terms"
          checked={accepted}
          onChange={(_, checked) => {
            onAccept(checked);
          }}
        />
      }
      label={
        <>
          I agree to the <RouterLink to="/terms">Terms</RouterLink> and the{' '}
          <RouterLink to="/privacy">Privacy Policy</RouterLink>
        </>
      }
      slotProps={{ typography: { variant: 'body2' } }}
    />
    {problem === undefined ? null : <FormHelperText error>{problem}</FormHelperText>}
  </div>
);
