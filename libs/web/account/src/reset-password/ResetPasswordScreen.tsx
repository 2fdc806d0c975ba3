import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { passwordProblem, TEXTS } from '@safelight/rules';
import { Form, Notice, PrimaryButton, useForm, usePageTitle, useToasts } from '@safelight/web-ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMutation } from '@apollo/client/react';
import { codeOf, formRefusal, ResetPasswordDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { useState } from 'react';
import { AuthCard, RouterLink } from '../AuthCard.tsx';
import { KeepKeys } from '../password/KeepKeys.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { type NewPassword, newPasswordProblems } from '../password/new-password.ts';

/** Shows that the link was used, has expired or was never valid, and offers to request another one. */
const InvalidResetLink = () => (
  <AuthCard announced title="Link expired">
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice tone="danger">{TEXTS.reset.invalidLink}</Notice>
      <PrimaryButton component={Link} to="/forgot-password" size="large">
        Request a New Link
      </PrimaryButton>
      <Button component={Link} to="/login" size="large">
        Back to Login
      </Button>
    </Box>
  </AuthCard>
);

const EMPTY: NewPassword & { readonly keepApiKeys: boolean } = {
  password: '',
  passwordConfirm: '',
  keepApiKeys: false,
};

/** The screen at /reset-password, which the link in the email opens with `uid` and `token`. */
export const ResetPasswordScreen = () => {
  usePageTitle('Choose a new password');
  const [query] = useSearchParams();
  const uid = query.get('uid') ?? '';
  const token = query.get('token') ?? '';
  const navigate = useNavigate();
  const toasts = useToasts();
  const { status, signOut } = useSession();
  const [reset, { loading }] = useMutation(ResetPasswordDocument);
  const [isLinkInvalid, setLinkInvalid] = useState(uid === '' || token === '');
  const state = useForm(EMPTY);
  const { form, change, message, refuse, showProblems, ref } = state;

  const submit = async (): Promise<void> => {
    if (showProblems(newPasswordProblems(form))) return;
    try {
      await reset({ variables: { input: { uid, token, ...form } } });
    } catch (error) {
      if (codeOf(error) === 'INVALID_LINK') setLinkInvalid(true);
      else refuse(formRefusal(error, ['password', 'passwordConfirm'], { WEAK_PASSWORD: 'password' }));
      return;
    }
    // The server has ended every session of the account, so one stored here would fail later.
    if (status === 'signed-in') await signOut().catch(() => undefined);
    toasts.success(TEXTS.reset.success);
    void navigate('/login', { replace: true });
  };

  if (isLinkInvalid) return <InvalidResetLink />;
  return (
    <AuthCard
      title="Choose a new password"
      hint="You will be signed out everywhere."
      footer={<RouterLink to="/login">Back to Login</RouterLink>}
    >
      <Form message={message} ref={ref} onSubmit={submit}>
        <NewPasswordFields label="New password" confirmLabel="Confirm password" state={state} />
        <KeepKeys isKept={form.keepApiKeys} onKeep={(keepApiKeys) => change({ keepApiKeys })} names={null} />
        <PrimaryButton
          type="submit"
          size="large"
          disabled={loading || passwordProblem(form.password) !== null}
        >
          {loading ? 'Saving...' : 'Change Password'}
        </PrimaryButton>
      </Form>
    </AuthCard>
  );
};
