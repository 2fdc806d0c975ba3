import { useFragment, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import {
  ChangePasswordDocument,
  PasswordSection_UserFragmentDoc,
  SessionsDocument,
} from '@safelight/web-data';
import { Notice, PasswordField, useToasts } from '@safelight/web-ui';
import { type FormEvent, useState } from 'react';
import { AuthForm } from '../AuthCard.tsx';
import { useFocusFirstProblem } from '../focus-first-problem.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { PasswordRules } from '../signup/PasswordRules.tsx';
import {
  canChange,
  EMPTY_PASSWORDS,
  mismatchOf,
  type PasswordForm,
  passwordRefusal,
} from './password-form.ts';
import type { SettingsUser } from './settings-user.ts';
import { SettingsSection } from './SettingsSection.tsx';

const NO_REFUSAL: FormRefusal = { fields: {}, message: null };

/** Changes the password, or sets the first one of an account made by Google sign-in. */
export const PasswordSection = ({ user }: { readonly user: SettingsUser }) => {
  const toasts = useToasts();
  const { data, complete } = useFragment({ fragment: PasswordSection_UserFragmentDoc, from: user });
  const [form, setForm] = useState(EMPTY_PASSWORDS);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const formRef = useFocusFirstProblem(refusal.fields);
  const [send, { loading }] = useMutation(ChangePasswordDocument, {
    refetchQueries: [SessionsDocument],
    update: (cache) => {
      cache.modify({ id: cache.identify(user) ?? '', fields: { hasPassword: () => true } });
    },
  });
  if (!complete) return null;
  const { hasPassword, username } = data;
  const mismatch = mismatchOf(form);

  const change = (part: Partial<PasswordForm>): void => {
    setForm({ ...form, ...part });
    setRefusal(NO_REFUSAL);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (mismatch !== null || !canChange(form, hasPassword)) return;
    const { currentPassword, password, passwordConfirm } = form;
    const current = hasPassword ? currentPassword : null;
    try {
      await send({ variables: { input: { currentPassword: current, password, passwordConfirm } } });
      setForm(EMPTY_PASSWORDS);
      toasts.success(TEXTS.account.passwordChanged);
    } catch (error) {
      setRefusal(passwordRefusal(error));
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
      <AuthForm
        ref={formRef}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={hasPassword ? 'Change password' : 'Set a password'}
        sx={{ maxWidth: 432 }}
      >
        {refusal.message === null ? null : <Notice tone="danger">{refusal.message}</Notice>}
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
            problem={refusal.fields['currentPassword']}
          />
        ) : null}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          value={form.password}
          onValue={(password) => {
            change({ password });
          }}
          problem={refusal.fields['password']}
        />
        <PasswordRules password={form.password} />
        <PasswordField
          label="Confirm new password"
          name="passwordConfirm"
          autoComplete="new-password"
          value={form.passwordConfirm}
          onValue={(passwordConfirm) => {
            change({ passwordConfirm });
          }}
          problem={refusal.fields['passwordConfirm'] ?? mismatch}
        />
        <Button
          type="submit"
          sx={{ justifySelf: 'start' }}
          disabled={loading || mismatch !== null || !canChange(form, hasPassword)}
        >
          {loading ? 'Saving...' : hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      </AuthForm>
    </SettingsSection>
  );
};
