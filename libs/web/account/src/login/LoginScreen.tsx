import { emailProblem, TEXTS } from '@safelight/rules';
import {
  codeOf,
  dataOf,
  detailsOf,
  LoginDocument,
  type LoginMutation,
  messageOf,
  statusOf,
} from '@safelight/web-data';
import {
  Field,
  Form,
  LoadingState,
  Notice,
  PasswordField,
  PrimaryButton,
  usePageTitle,
  useToasts,
} from '@safelight/web-ui';
import { useMutation } from '@apollo/client/react';
import { signInTarget, useSession } from '@safelight/web-session';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { AuthCard, RouterLink } from '../AuthCard.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { useStartSession } from '../use-start-session.ts';
import { ResendButton } from '../verify-email/ResendButton.tsx';

/** Returns the message for a failed sign-in with `username` (spec: accounts §8 "Login"). */
const loginMessage = (error: unknown, username: string): string => {
  if (codeOf(error) === 'INVALID_CREDENTIALS') {
    return emailProblem(username) === null ? TEXTS.login.usernameSignIn : TEXTS.login.invalidCredentials;
  }
  const status = statusOf(error);
  if (status === 400) return TEXTS.login.invalidFormat;
  if (status !== null && status >= 500) return TEXTS.login.serverError;
  return messageOf(error, TEXTS.login.fallback);
};

/** Shows that the sign-in requires a verified email address, and offers to send the email again. */
const UnverifiedNotice = ({ userId }: { readonly userId: string }) => (
  <Notice tone="danger">
    {TEXTS.login.notVerified}
    <div style={{ marginTop: 8 }}>
      <ResendButton userId={userId} size="small" />
    </div>
  </Notice>
);

/** How long the screen waits after the server's response before it continues (spec: accounts §9). */
const REDIRECT_DELAY_MS = 100;

/** The screen at /login. */
export const LoginScreen = () => {
  usePageTitle('Sign In');
  const { status } = useSession();
  const startSession = useStartSession();
  const location = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [login, { loading }] = useMutation(LoginDocument);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [entered, setEntered] = useState(false);
  const [unverifiedId, setUnverifiedId] = useState<string | null>(null);
  const target = signInTarget(location);

  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entered, navigate, target]);

  if (status === 'loading') return <LoadingState text="Checking authentication..." minHeight={480} />;
  if (status === 'signed-in' && !entered) return <Navigate to={target} replace />;

  const busy = loading || entered;
  const proceed = (answer: LoginMutation['login']): void => {
    switch (answer.__typename) {
      case 'AuthPayload':
        setEntered(true);
        startSession(answer);
        return;
      case 'LoginChallenge':
        toasts.error(TEXTS.login.oneMoreStep);
        return;
      default:
        answer satisfies never;
    }
  };
  const submit = async (): Promise<void> => {
    setUnverifiedId(null);
    try {
      const { data } = await login({ variables: { input: { username: username.trim(), password } } });
      proceed(dataOf(data).login);
    } catch (error) {
      toasts.error(loginMessage(error, username.trim()));
      const { userId } = detailsOf(error);
      if (codeOf(error) === 'EMAIL_NOT_VERIFIED' && typeof userId === 'string') setUnverifiedId(userId);
    }
  };

  return (
    <AuthCard
      title="Welcome back"
      hint="Sign in to your images."
      footer={
        <>
          New here?{' '}
          <RouterLink to={{ pathname: '/signup', search: location.search }} state={location.state as unknown}>
            Create an account
          </RouterLink>
          {' · '}
          <RouterLink to="/">Back to Home</RouterLink>
        </>
      }
    >
      <Form onSubmit={submit}>
        {unverifiedId === null ? null : <UnverifiedNotice userId={unverifiedId} />}
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onValue={setUsername}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
        />
        <PrimaryButton
          type="submit"
          size="large"
          disabled={busy || username.trim() === '' || password === ''}
        >
          {busy ? 'Signing in...' : 'Sign In'}
        </PrimaryButton>
        <RouterLink to="/forgot-password" variant="body2" sx={{ justifySelf: 'center' }}>
          Forgot password?
        </RouterLink>
      </Form>
      <GoogleSignIn />
    </AuthCard>
  );
};
