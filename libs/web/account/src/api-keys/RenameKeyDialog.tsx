import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { UpdateApiKeyDocument } from '@safelight/web-data';
import type { NamedKey } from './ApiKeyRow.tsx';
import { KeyNameDialog } from './KeyNameDialog.tsx';

interface RenameKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** Asks for a new name of a key. */
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
