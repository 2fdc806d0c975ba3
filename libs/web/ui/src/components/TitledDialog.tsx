import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

/** Lets the content scroll between the title and the buttons, as in a dialog without a form. */
const FormRoot = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

interface TitledDialogProps extends Pick<DialogProps, 'maxWidth' | 'role'> {
  /** Whether the dialog is open, for a dialog that stays mounted while it is closed. */
  readonly open?: boolean;
  readonly title: string;
  readonly content?: DialogContentProps;
  readonly children: ReactNode;
  /** The buttons at the end of the dialog. */
  readonly actions: ReactNode;
  /** Called on Escape and on a click outside. Absent if only a button may close the dialog. */
  readonly onClose?: (() => void) | undefined;
  /** The attributes of the form that contains everything, for a dialog that is a form. */
  readonly form?: ComponentProps<'form'>;
}

/** A dialog with its title, its content and its buttons. */
export const TitledDialog = ({
  open = true,
  title,
  content,
  children,
  actions,
  onClose,
  form,
  maxWidth = 'xs',
  ...dialog
}: TitledDialogProps) => {
  const id = useId();
  const focus = useReturnFocus(open);
  const parts = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      {...dialog}
      {...focus}
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
    >
      {form === undefined ? parts : <FormRoot {...form}>{parts}</FormRoot>}
    </Dialog>
  );
};

interface FormDialogProps extends Omit<TitledDialogProps, 'open' | 'role' | 'actions'> {
  /** The label of the button that sends the form. */
  readonly submitLabel: string;
  readonly submitColor?: 'primary' | 'error';
  readonly canSubmit?: boolean;
  /** A button that comes before the other buttons. */
  readonly firstAction?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A dialog that is a form, with a button that cancels it and one that sends it. */
export const FormDialog = ({
  submitLabel,
  submitColor = 'primary',
  canSubmit = true,
  firstAction = null,
  onSubmit,
  form,
  ...dialog
}: FormDialogProps) => (
  <TitledDialog
    {...dialog}
    form={{
      ...form,
      onSubmit: (event) => {
        event.preventDefault();
        if (canSubmit) onSubmit();
      },
    }}
    actions={
      <>
        {firstAction}
        <Button onClick={dialog.onClose}>Cancel</Button>
        <Button type="submit" variant="contained" color={submitColor} disabled={!canSubmit}>
          {submitLabel}
        </Button>
      </>
    }
  />
);
