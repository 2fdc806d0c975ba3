import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { ACCOUNT_DELETION_GRACE_DAYS, TEXTS } from '@safelight/rules';
import { codeOf, formRefusal, RequestAccountDeletionDocument } from '@safelight/web-data';
import { usePlan } from '@safelight/web-session';
import { Field, focusFirstField, FormDialog, Notice, PasswordField, useForm } from '@safelight/web-ui';
import { useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';

interface DeleteAccountDialogProps {
  readonly username: string;
  readonly hasPassword: boolean;
  /** Called after the deletion. `purgeAt`, in ISO 8601, is the time when all data is deleted permanently. */
  readonly onDeleted: (purgeAt: string) => void;
  readonly onClose: () => void;
}

/** Asks for the password, or for the username if there is no password, before the account is deleted. */
export const DeleteAccountDialog = ({
  username,
  hasPassword,
  onDeleted,
  onClose,
}: DeleteAccountDialogProps) => {
  const { form, change, problems, message, refuse, showProblems, ref } = useForm({ typed: '' });
  const { typed } = form;
  const formRef = useForkRef(ref, focusFirstField);
  const isPro = usePlan() === 'pro_subscription';
  const [mustSignIn, setMustSignIn] = useState(false);
  const [request, { loading }] = useMutation(RequestAccountDeletionDocument);
  const type = (value: string): void => change({ typed: value });
  const submit = async (): Promise<void> => {
    const isOther = !hasPassword && typed.trim() !== username;
    if (showProblems(isOther ? { username: TEXTS.account.usernameMismatch } : {})) return;
    const input = hasPassword ? { password: typed, username } : { password: null, username: typed.trim() };
    try {
      const { data } = await request({ variables: { input } });
      if (data !== undefined) onDeleted(data.requestAccountDeletion.purgeAt);
    } catch (error) {
      if (codeOf(error) === 'FRESH_SIGN_IN_REQUIRED') setMustSignIn(true);
      const field = hasPassword ? 'password' : 'username';
      refuse(formRefusal(error, [field], { WRONG_PASSWORD: field, PASSWORD_REQUIRED: field }));
    }
  };
  return (
    <FormDialog
      title="Delete your account?"
      content={{ sx: { display: 'grid', gap: 2.5 } }}
      form={{ ref: formRef, noValidate: true, 'aria-label': 'Delete account' }}
      submitLabel={loading ? 'Deleting...' : 'Delete Account'}
      submitColor="error"
      canSubmit={!loading && typed.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        You are signed out everywhere, and your images, links and API keys stop working at once. Sign in
        within {ACCOUNT_DELETION_GRACE_DAYS} days to bring everything back; after that it is gone for good.
        {isPro ? ' Your Pro Subscription stops renewing, also if you come back.' : null}
      </Typography>
      {mustSignIn ? (
        <SignInAgain returnTo="/settings#delete" />
      ) : message === null ? null : (
        <Notice tone="danger">{message}</Notice>
      )}
      {hasPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={typed}
          onValue={type}
          problem={problems['password']}
        />
      ) : (
        <Field
          label={`Your username (${username})`}
          name="username"
          autoComplete="off"
          value={typed}
          onValue={type}
          problem={problems['username']}
        />
      )}
    </FormDialog>
  );
};
