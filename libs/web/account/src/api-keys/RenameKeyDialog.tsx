import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { apiKeyNameProblem, TEXTS } from '@safelight/rules';
import { codeOf, messageOf, UpdateApiKeyDocument } from '@safelight/web-data';
import { Field } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstField } from '../focus-first-field.ts';
import type { NamedKey } from './ApiKeyRow.tsx';

interface RenameKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** Asks another name for a key. */
export const RenameKeyDialog = ({ apiKey, onClose }: RenameKeyDialogProps) => {
  const id = useId();
  const [name, setName] = useState(apiKey.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { loading }] = useMutation(UpdateApiKeyDocument);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = apiKeyNameProblem(name);
    setProblem(found);
    if (found !== null) return;
    try {
      await update({ variables: { id: apiKey.id, input: { name: name.trim() } } });
      onClose();
    } catch (error) {
      setProblem(codeOf(error) === 'INVALID_INPUT' ? messageOf(error) : TEXTS.apiKeys.updateFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form ref={focusFirstField} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>Rename API Key</DialogTitle>
        <DialogContent>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
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
          <Button type="submit" variant="contained" color="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
