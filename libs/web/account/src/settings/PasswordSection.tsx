import { useFragment, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import {
  ChangePasswordDocument,
  PasswordSection_UserFragmentDoc,
  SessionsDocument,
} from '@safelight/web-data';
import { Form, Notice, PasswordField, useForm, useToasts } from '@safelight/web-ui';
import type { FormEvent } from 'react';
import { mismatchOf } from '../password/new-password.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { canChange, EMPTY_PASSWORDS, passwordRefusal } from './password-form.ts';
import type { SettingsUser } from './settings-user.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Changes the password, or sets the first one of an account made by Google sign-in. */
export const PasswordSection = ({ user }: { readonly user: SettingsUser }) => {
  const toasts = useToasts();
  const { data, complete } = useFragment({ fragment: PasswordSection_UserFragmentDoc, from: user });
  const state = useForm(EMPTY_PASSWORDS);
  const { form, change, problems, message, refuse, clear, ref } = state;
  const [send, { loading }] = useMutation(ChangePasswordDocument, {
    refetchQueries: [SessionsDocument],
    update: (cache) => {
      cache.modify({
        id: cache.identify(user) ?? '',
        fields: { hasPassword: () => true, signInMethods: (_, { DELETE }) => DELETE },
      });
    },
  });
  if (!complete) return null;
  const { hasPassword, username } = data;
  const cannotSend = mismatchOf(form) !== null || !canChange(form, hasPassword);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (cannotSend) return;
    const { currentPassword, password, passwordConfirm } = form;
    const current = hasPassword ? currentPassword : null;
    try {
      await send({ variables: { input: { currentPassword: current, password, passwordConfirm } } });
      clear();
      toasts.success(TEXTS.account.passwordChanged);
    } catch (error) {
      refuse(passwordRefusal(error));
    }
  };

  return (
    <SettingsSection
      id="password"
      hint={
        hasPassword
          ? 'Changing it signs you out on every other device.'
          : 'You sign in with Google. Set a password to sign in with your username too.'
      }
    >
      <Form
        ref={ref}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={hasPassword ? 'Change password' : 'Set a password'}
        sx={{ maxWidth: 432 }}
      >
        {message === null ? null : <Notice tone="danger">{message}</Notice>}
        {/* For password managers, which save a password under a name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            value={form.currentPassword}
            onValue={(currentPassword) => {
              change({ currentPassword });
            }}
            problem={problems['currentPassword']}
          />
        ) : null}
        <NewPasswordFields label="New password" confirmLabel="Confirm new password" state={state} />
        <Button type="submit" sx={{ justifySelf: 'start' }} disabled={loading || cannotSend}>
          {loading ? 'Saving...' : hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </Form>
    </SettingsSection>
  );
};
