import { passwordProblem, TEXTS } from '@safelight/rules';
import {
  ChangePasswordDocument,
  codeOf,
  formRefusal,
  KeysInUseDocument,
  PasswordSection_UserFragmentDoc,
  SessionsDocument,
} from '@safelight/web-data';
import { Form, type FormRefusal, PasswordField, useForm, useToasts, WIDTHS } from '@safelight/web-ui';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';
import { KeepKeys } from '../password/KeepKeys.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { mismatchOf, type NewPassword } from '../password/new-password.ts';
import { SettingsSection, type SettingsUser } from './SettingsSection.tsx';

interface PasswordForm extends NewPassword {
  /** The current password; empty if the account has none. */
  readonly currentPassword: string;
  /** Whether API keys stay valid after the change. */
  readonly keepApiKeys: boolean;
}

const EMPTY_PASSWORDS: PasswordForm = {
  currentPassword: '',
  password: '',
  passwordConfirm: '',
  keepApiKeys: false,
};

/** True when the form can be sent: the rules are met and the required fields are filled in. */
const canChange = (form: PasswordForm, hasPassword: boolean): boolean =>
  passwordProblem(form.password) === null &&
  form.passwordConfirm !== '' &&
  (!hasPassword || form.currentPassword !== '');

/** Assigns the errors of a refusal to the fields they name, or to the form. */
const passwordRefusal = (error: unknown): FormRefusal =>
  formRefusal(error, ['currentPassword', 'password', 'passwordConfirm'], {
    WRONG_PASSWORD: 'currentPassword',
    PASSWORD_REQUIRED: 'currentPassword',
    WEAK_PASSWORD: 'password',
  });

/** Changes the password, or sets the first one of an account that was created with Google. */
export const PasswordSection = ({ user }: { readonly user: SettingsUser }) => {
  const toasts = useToasts();
  const { data, complete } = useFragment({ fragment: PasswordSection_UserFragmentDoc, from: user });
  const state = useForm(EMPTY_PASSWORDS);
  const [mustSignIn, setMustSignIn] = useState(false);
  const { data: keys } = useQuery(KeysInUseDocument, { fetchPolicy: 'cache-and-network' });
  const keyNames = keys?.apiKeys.flatMap(({ name, isActive }) => (isActive ? [name] : [])) ?? [];
  const { form, change, field, message, refuse, clear, ref } = state;
  const [send, { loading }] = useMutation(ChangePasswordDocument, {
    refetchQueries: [SessionsDocument, KeysInUseDocument],
  });
  if (!complete) return null;
  const { hasPassword, username } = data;
  const cannotSend = mismatchOf(form) !== null || !canChange(form, hasPassword);

  const submit = async (): Promise<void> => {
    if (cannotSend) return;
    const { currentPassword, password, passwordConfirm, keepApiKeys } = form;
    const current = hasPassword ? currentPassword : null;
    try {
      await send({
        variables: { input: { currentPassword: current, password, passwordConfirm, keepApiKeys } },
      });
      clear();
      toasts.success(TEXTS.account.passwordChanged);
    } catch (error) {
      if (codeOf(error) === 'FRESH_SIGN_IN_REQUIRED') setMustSignIn(true);
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
        message={mustSignIn ? null : message}
        ref={ref}
        onSubmit={submit}
        aria-label={hasPassword ? 'Change password' : 'Set a password'}
        sx={{ maxWidth: WIDTHS.form }}
      >
        {mustSignIn ? <SignInAgain returnTo="/settings#password" /> : null}
        {/* Password managers store a password together with this username. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        ) : null}
        <NewPasswordFields label="New password" confirmLabel="Confirm new password" state={state} />
        {keyNames.length === 0 ? null : (
          <KeepKeys
            isKept={form.keepApiKeys}
            onKeep={(keepApiKeys) => change({ keepApiKeys })}
            names={keyNames}
          />
        )}
        <Button type="submit" sx={{ justifySelf: 'start' }} disabled={loading || cannotSend}>
          {loading ? 'Saving...' : hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </Form>
    </SettingsSection>
  );
};
