import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { apiKeyNameProblem } from '@safelight/rules';
import { codeOf, messageOf } from '@safelight/web-data';
import { Field, focusFirstField } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';

interface KeyNameDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** What stands in the field at first; when that is nothing, nothing can be sent until something is typed. */
  readonly name: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** What to say when sending fails and the name is not what is wrong. */
  readonly failed: string;
  readonly isBusy: boolean;
  /** Sends the trimmed name; answers a problem to show under it, or null. */
  readonly onSubmit: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Refusals whose own words say what to do. */
const SAID_BY_SERVER: ReadonlySet<string> = new Set(['INVALID_INPUT', 'CONFLICT']);

/** Asks the name of a key. */
export const KeyNameDialog = (props: KeyNameDialogProps) => {
  const { title, hint, submitLabel, busyLabel, failed, isBusy, onSubmit, onClose } = props;
  const id = useId();
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = apiKeyNameProblem(name);
    setProblem(found);
    if (found !== null) return;
    try {
      setProblem(await onSubmit(name.trim()));
    } catch (error) {
      setProblem(SAID_BY_SERVER.has(codeOf(error) ?? '') ? messageOf(error) : failed);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form ref={focusFirstField} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={isBusy || (props.name === '' && name.trim() === '')}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
