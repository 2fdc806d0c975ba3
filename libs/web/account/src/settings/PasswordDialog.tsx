import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { formRefusal } from '@safelight/web-data';
import { focusFirstField, FormDialog, Notice, PasswordField, useForm } from '@safelight/web-ui';
import { useState } from 'react';

interface PasswordDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Performs the action; its error is shown here. */
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password before an action that a stolen session must not allow. */
export const PasswordDialog = (props: PasswordDialogProps) => {
  const { title, hint, submitLabel, busyLabel, onConfirm, onClose } = props;
  const { form, field, message, refuse, ref } = useForm({ password: '' });
  const formRef = useForkRef(ref, focusFirstField);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
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
    <FormDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2.5 } }}
      form={{ ref: formRef, noValidate: true, 'aria-label': title }}
      submitLabel={isBusy ? busyLabel : submitLabel}
      canSubmit={!isBusy && form.password !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{hint}</Typography>
      {message === null ? null : <Notice tone="danger">{message}</Notice>}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        {...field('password')}
      />
    </FormDialog>
  );
};
