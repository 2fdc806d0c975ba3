import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog } from './TitledDialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The label of the button that confirms, which is a verb. */
  readonly confirm: string;
  readonly busy?: boolean;
  /** False if confirming is not possible, for the reason that the text gives. */
  readonly canConfirm?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The dialog that asks for confirmation before something that cannot be undone. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  busy = false,
  canConfirm = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <TitledDialog
    open={open}
    title={title}
    onClose={onCancel}
    actions={
      <>
        <Button onClick={onCancel}>Cancel</Button>
        <Button color="error" variant="contained" disabled={busy || !canConfirm} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <Typography color="textSecondary">{text}</Typography>
  </TitledDialog>
);
