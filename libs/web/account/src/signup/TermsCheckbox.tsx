import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { RouterLink } from '../RouterLink.tsx';

interface TermsCheckboxProps {
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly problem: string | undefined;
}

/** The agreement to the terms, with links to read them. */
export const TermsCheckbox = ({ accepted, onAccept, problem }: TermsCheckboxProps) => {
  const noteId = useId();
  const invalid = problem !== undefined;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name="terms"
            checked={accepted}
            slotProps={{
              input: invalid ? { 'aria-invalid': true, 'aria-describedby': noteId } : {},
            }}
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
      {invalid ? (
        <FormHelperText id={noteId} error>
          {problem}
        </FormHelperText>
      ) : null}
    </div>
  );
};
