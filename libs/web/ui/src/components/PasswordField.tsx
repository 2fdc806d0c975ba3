import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'endAdornment' | 'multiline'> & {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A password field with a button that shows or hides the password. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          edge="end"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  );
};
