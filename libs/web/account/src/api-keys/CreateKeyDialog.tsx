import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { ApiKeysDocument, CreateApiKeyDocument } from '@safelight/web-data';
import { KeyNameDialog } from './KeyNameDialog.tsx';

/** A new key; its full value is known only now. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
}

interface CreateKeyDialogProps {
  readonly onCreated: (made: MadeKey) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new key. */
export const CreateKeyDialog = ({ onCreated, onClose }: CreateKeyDialogProps) => {
  const [create, { loading }] = useMutation(CreateApiKeyDocument, {
    update: (cache, { data }) => {
      const made = data?.createApiKey?.apiKey;
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
