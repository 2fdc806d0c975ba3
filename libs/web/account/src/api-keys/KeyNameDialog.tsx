import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { apiKeyNameProblem } from '@safelight/rules';
import { codeOf, messageOf } from '@safelight/web-data';
import { Field, focusFirstField, PasswordField } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';

interface KeyNameDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** The initial name. When it is empty, the form can be sent once something is typed. */
  readonly name: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** The message for a failure that is not about the name. */
  readonly failed: string;
  readonly isBusy: boolean;
  /** Sends the trimmed name, and the password if it was asked for. Resolves to an error about the name, or null. */
  readonly onSubmit: (name: string, password: string | null) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The codes of errors whose own message is shown. */
const SAID_BY_SERVER: ReadonlySet<string> = new Set(['INVALID_INPUT', 'CONFLICT']);

/** Asks for the name of a key. */
export const KeyNameDialog = (props: KeyNameDialogProps) => {
  const { title, hint, submitLabel, busyLabel, failed, isBusy, onSubmit, onClose } = props;
  const id = useId();
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string | null>(null);
  /** Null until the server asks for it: after a recent sign-in it is not needed. */
  const [password, setPassword] = useState<string | null>(null);
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = apiKeyNameProblem(name);
    setProblem(found);
    if (found !== null) return;
    try {
      setProblem(await onSubmit(name.trim(), password));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'FRESH_SIGN_IN_REQUIRED') {
        setMustSignIn(true);
        return;
      }
      if (code === 'PASSWORD_REQUIRED' || code === 'WRONG_PASSWORD') {
        setPassword(password ?? '');
        setPasswordProblem(code === 'WRONG_PASSWORD' ? messageOf(error) : null);
        return;
      }
      setProblem(SAID_BY_SERVER.has(codeOf(error) ?? '') ? messageOf(error) : failed);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form ref={focusFirstField} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            hint={hint}
            value={name}
            onValue={(value) => {
              setName(value);
              setProblem(null);
            }}
            problem={problem}
          />
          {password === null ? null : (
            <div ref={focusFirstField}>
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                hint="You signed in a while ago. Confirm that it is you."
                value={password}
                onValue={(typed) => {
                  setPassword(typed);
                  setPasswordProblem(null);
                }}
                problem={passwordProblem}
              />
            </div>
          )}
          {mustSignIn ? <SignInAgain returnTo="/api-keys" /> : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={isBusy || password === '' || (props.name === '' && name.trim() === '')}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
