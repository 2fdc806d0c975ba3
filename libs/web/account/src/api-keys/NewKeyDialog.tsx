import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { CopyButton, useToasts } from '@safelight/web-ui';
import { useId } from 'react';
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
  /** The full key, which is known only now. */
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** Shows a new key, once. */
export const NewKeyDialog = ({ apiKey, onClose }: NewKeyDialogProps) => {
  const id = useId();
  const toasts = useToasts();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>Your new API key</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          Copy it now and keep it safe. We store only a fingerprint of it, so it cannot be shown again.
        </Typography>
        <Key>{apiKey}</Key>
        <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1 }}>
          Use it in…
        </Typography>
        <ClientSettings apiKey={apiKey} />
      </DialogContent>
      <DialogActions>
        <CopyButton
          text={apiKey}
          label="Copy Key"
          variant="contained"
          color="primary"
          onFailure={() => toasts.error(TEXTS.apiKeys.copyFailed)}
        />
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
};
