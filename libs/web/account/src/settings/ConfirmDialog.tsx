import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { formRefusal } from '@safelight/web-data';
import { focusFirstField, Notice, PasswordField, useForm } from '@safelight/web-ui';
import { type FormEvent, useId, useState } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Performs the action; its error is shown here. */
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before an action that a stolen session must not allow. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, hint, submitLabel, busyLabel, onConfirm, onClose } = props;
  const id = useId();
  const { form, change, problems, message, refuse, ref } = useForm({ password: '' });
  const formRef = useForkRef(ref, focusFirstField);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.password === '') return;
    setBusy(true);
    try {
      await onConfirm(form.password);
    } catch (error) {
      refuse(formRefusal(error, ['password'], { WRONG_PASSWORD: 'password', PASSWORD_REQUIRED: 'password' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Typography color="textSecondary">{hint}</Typography>
          {message === null ? null : <Notice tone="danger">{message}</Notice>}
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={form.password}
            onValue={(password) => {
              change({ password });
            }}
            problem={problems['password']}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy || form.password === ''}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
