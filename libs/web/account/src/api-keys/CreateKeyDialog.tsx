import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { apiKeyNameProblem, TEXTS } from '@safelight/rules';
import { ApiKeysDocument, codeOf, CreateApiKeyDocument, messageOf } from '@safelight/web-data';
import { Field } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstField } from '../focus-first-field.ts';

interface CreateKeyDialogProps {
  readonly onCreated: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks a name for a new key. */
export const CreateKeyDialog = ({ onCreated, onClose }: CreateKeyDialogProps) => {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [create, { loading }] = useMutation(CreateApiKeyDocument, {
    update: (cache, { data }) => {
      const made = data?.createApiKey?.apiKey;
      if (made === undefined) return;
      cache.updateQuery({ query: ApiKeysDocument }, (known) =>
        known === null ? known : { ...known, apiKeys: [made, ...known.apiKeys] },
      );
    },
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = apiKeyNameProblem(name);
    setProblem(found);
    if (found !== null) return;
    try {
      const { data } = await create({ variables: { name: name.trim() } });
      const key = data?.createApiKey.key ?? '';
      if (key === '') setProblem(TEXTS.apiKeys.invalidResponse);
      else onCreated(key);
    } catch (error) {
      setProblem(codeOf(error) === 'INVALID_INPUT' ? messageOf(error) : TEXTS.apiKeys.createFailed);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form ref={focusFirstField} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>Create API Key</DialogTitle>
        <DialogContent>
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            hint="Where you will use it, so that you know it later."
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
          <Button type="submit" variant="contained" color="primary" disabled={loading || name.trim() === ''}>
            {loading ? 'Creating...' : 'Create Key'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
