import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { ConfirmDialog, CopyButton, TitledDialog, useToasts } from '@safelight/web-ui';
import { useMutation } from '@apollo/client/react';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  DeleteApiKeyDocument,
  UpdateApiKeyDocument,
} from '@safelight/web-data';
import type { NamedKey } from './ApiKeyRow.tsx';
import { KeyNameDialog } from './KeyNameDialog.tsx';
import { ClientSettings } from './clients/ClientSettings.tsx';

const Key = styled('code')(({ theme }) => ({
  ...theme.typography.mono,
  display: 'block',
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.surface.control}`,
}));

interface NewKeyDialogProps {
  /** The full API key, which cannot be shown again. */
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** The dialog that shows the full value of a new API key, which is possible only once. */
export const NewKeyDialog = ({ apiKey, onClose }: NewKeyDialogProps) => {
  return (
    <TitledDialog
      title="Your New API Key"
      maxWidth="sm"
      actions={
        <>
          <CopyButton
            text={apiKey}
            label="Copy Key"
            variant="contained"
            color="primary"
            failed={TEXTS.apiKeys.copyFailed}
          />
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Typography color="textSecondary">
        Copy it now and keep it safe. We store only a fingerprint of it, so it cannot be shown again.
      </Typography>
      <Key>{apiKey}</Key>
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
        Use it in…
      </Typography>
      <ClientSettings apiKey={apiKey} />
    </TitledDialog>
  );
};

/** A new key with its full value, which cannot be shown again. */
export interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

interface CreateKeyDialogProps {
  readonly onCreated: (made: CreatedKey) => void;
  readonly onClose: () => void;
}

/** The dialog that asks for the name of a new API key. */
export const CreateKeyDialog = ({ onCreated, onClose }: CreateKeyDialogProps) => {
  const [create, { loading }] = useMutation(CreateApiKeyDocument, {
    update: (cache, { data }) => {
      const made = data?.createApiKey.apiKey;
      if (made === undefined) return;
      cache.updateQuery({ query: ApiKeysDocument }, (known) =>
        known === null ? known : { ...known, apiKeys: [made, ...known.apiKeys] },
      );
    },
  });
  return (
    <KeyNameDialog
      title="Create API Key"
      hint="Say where you will use it, so that you can tell your keys apart."
      name=""
      submitLabel="Create Key"
      busyLabel="Creating..."
      failed={TEXTS.apiKeys.createFailed}
      isBusy={loading}
      onSubmit={async (name, password) => {
        const { data } = await create({ variables: { name, ...(password === null ? {} : { password }) } });
        const { key = '', apiKey } = data?.createApiKey ?? {};
        if (key === '' || apiKey === undefined) return TEXTS.apiKeys.invalidResponse;
        onCreated({ id: apiKey.id, key });
        return null;
      }}
      onClose={onClose}
    />
  );
};

interface RenameKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** The dialog that asks for a new name of an API key. */
export const RenameKeyDialog = ({ apiKey, onClose }: RenameKeyDialogProps) => {
  const [update, { loading }] = useMutation(UpdateApiKeyDocument);
  return (
    <KeyNameDialog
      title="Rename API Key"
      name={apiKey.name}
      submitLabel="Save"
      busyLabel="Saving..."
      failed={TEXTS.apiKeys.updateFailed}
      isBusy={loading}
      onSubmit={async (name) => {
        await update({ variables: { id: apiKey.id, input: { name } } });
        onClose();
        return null;
      }}
      onClose={onClose}
    />
  );
};

interface DeleteKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** The dialog that asks for confirmation before an API key is deleted permanently. */
export const DeleteKeyDialog = ({ apiKey, onClose }: DeleteKeyDialogProps) => {
  const toasts = useToasts();
  const [remove, { loading }] = useMutation(DeleteApiKeyDocument, {
    variables: { id: apiKey.id },
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'ApiKey', id: apiKey.id }) ?? '' });
      cache.gc();
    },
    onCompleted: () => {
      onClose();
      toasts.success(`Deleted ${apiKey.name}`);
    },
    onError: () => toasts.error(TEXTS.apiKeys.deleteFailed),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this API key?"
      text={`Whatever uses ${apiKey.name} stops working at once. This cannot be undone.`}
      confirm="Delete Key"
      busy={loading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
