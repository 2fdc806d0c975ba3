import { useMutation } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { DeleteApiKeyDocument } from '@safelight/web-data';
import { ConfirmDialog, useToasts } from '@safelight/web-ui';
import type { NamedKey } from './ApiKeyRow.tsx';

interface DeleteKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** Asks for confirmation before a key is deleted for good. */
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
