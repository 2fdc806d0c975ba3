import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { passwordProblem, TEXTS } from '@safelight/rules';
import {
  Form,
  LoadingState,
  Notice,
  PrimaryButton,
  useForm,
  usePageTitle,
  useToasts,
} from '@safelight/web-ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMutation, useQuery } from '@apollo/client/react';
import { codeOf, formRefusal, ResetLinkUsernameDocument, ResetPasswordDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { useState } from 'react';
import { AuthCard, RouterLink } from '../AuthCard.tsx';
import { KeepKeys } from '../password/KeepKeys.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { type NewPassword, newPasswordProblems } from '../password/new-password.ts';

const TITLE = 'Choose a New Password';
const EXPIRED = 'Link expired';

/** Shows that the link was used, has expired or was never valid, and offers to request another one. */
const InvalidResetLink = () => (
  <AuthCard announced title={EXPIRED}>
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

interface ResetLink {
  readonly uid: string;
  readonly token: string;
}

interface NewPasswordCardProps {
  readonly link: ResetLink;
  /** The username of the account; absent if the server did not say whether the link is good. */
  readonly username: string | undefined;
  /** Called when the server refuses the link, which may have been used in another tab. */
  readonly onInvalid: () => void;
}

/** The form for the new password. */
const NewPasswordCard = ({ link, username, onInvalid }: NewPasswordCardProps) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { status, signOut } = useSession();
  const [reset, { loading }] = useMutation(ResetPasswordDocument);
  const state = useForm(EMPTY);
  const { form, change, message, refuse, showProblems, ref } = state;

  const submit = async (): Promise<void> => {
    if (showProblems(newPasswordProblems(form))) return;
    try {
      await reset({ variables: { input: { ...link, ...form } } });
    } catch (error) {
      if (codeOf(error) === 'INVALID_LINK') onInvalid();
      else refuse(formRefusal(error, ['password', 'passwordConfirm'], { WEAK_PASSWORD: 'password' }));
      return;
    }
    // The server has ended every session of the account, so one stored here would fail later.
    if (status === 'signed-in') await signOut().catch(() => undefined);
    toasts.success(TEXTS.reset.success);
    void navigate('/login', { replace: true, state: { username } });
  };

  return (
    <AuthCard
      title={TITLE}
      hint="You will be signed out everywhere."
      footer={<RouterLink to="/login">Back to Login</RouterLink>}
    >
      <Form message={message} ref={ref} onSubmit={submit}>
        {/* Password managers store a password together with this username. */}
        {username === undefined ? null : (
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        )}
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

/**
 * The screen at /reset-password, which the link in the email opens with `uid` and `token`. It asks at once whether
 * the link is still good, and whose it is; if there is no answer, the form is shown, because the server checks the link again.
 */
export const ResetPasswordScreen = () => {
  const [query] = useSearchParams();
  const link = { uid: query.get('uid') ?? '', token: query.get('token') ?? '' };
  const isWhole = link.uid !== '' && link.token !== '';
  const { data, loading } = useQuery(ResetLinkUsernameDocument, {
    variables: link,
    fetchPolicy: 'no-cache',
    skip: !isWhole,
  });
  const [isRefused, setRefused] = useState(false);
  const username = data?.passwordResetUsername;
  const isInvalid = !isWhole || isRefused || username === null;
  usePageTitle(isInvalid ? EXPIRED : TITLE);
  if (isInvalid) return <InvalidResetLink />;
  if (loading) {
    return (
      <AuthCard title={TITLE}>
        <LoadingState text="Checking the link..." minHeight={96} />
      </AuthCard>
    );
  }
  return <NewPasswordCard link={link} username={username} onInvalid={() => setRefused(true)} />;
};
