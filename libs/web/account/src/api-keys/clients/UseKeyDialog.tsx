import Button from '@mui/material/Button';
import { TitledDialog } from '@safelight/web-ui';
import type { NamedKey } from '../ApiKeyRow.tsx';
import { ClientSettings } from './ClientSettings.tsx';

interface UseKeyDialogProps {
  readonly apiKey: NamedKey;
  readonly onClose: () => void;
}

/** Shows how to set up programs with an existing key. */
export const UseKeyDialog = ({ apiKey, onClose }: UseKeyDialogProps) => {
  return (
    <TitledDialog
      title={`Use ${apiKey.name} in…`}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <ClientSettings apiKey={null} />
    </TitledDialog>
  );
};
