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
  useForm,
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

interface LoginForm {
  readonly username: string;
  readonly password: string;
}

interface LoginFailure {
  readonly message: string;
  /** The field to correct; absent if what was typed is not the reason. */
  readonly field?: keyof LoginForm;
}

/** Returns why a sign-in with `username` failed (spec: accounts §8 "Login"). */
const loginFailure = (error: unknown, username: string): LoginFailure => {
  if (codeOf(error) === 'INVALID_CREDENTIALS') {
    return emailProblem(username) === null
      ? { message: TEXTS.login.usernameSignIn, field: 'username' }
      : { message: TEXTS.login.invalidCredentials, field: 'password' };
  }
  const status = statusOf(error);
  if (status === 400) return { message: TEXTS.login.invalidFormat, field: 'username' };
  if (status !== null && status >= 500) return { message: TEXTS.login.serverError };
  return { message: messageOf(error, TEXTS.login.fallback) };
};

/** The form at first: with the username if the person has just chosen a new password. */
const startForm = (state: unknown): LoginForm => {
  const username =
    typeof state === 'object' && state !== null && 'username' in state ? state.username : undefined;
  return { username: typeof username === 'string' ? username : '', password: '' };
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
  const { form, field, showProblems, ref } = useForm(startForm(location.state));
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
  const username = form.username.trim();
  const { password } = form;
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
      const { data } = await login({ variables: { input: { username, password } } });
      proceed(dataOf(data).login);
    } catch (error) {
      const failure = loginFailure(error, username);
      toasts.error(failure.message);
      if (failure.field !== undefined) showProblems({ [failure.field]: failure.message });
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
      <Form ref={ref} onSubmit={submit}>
        {unverifiedId === null ? null : <UnverifiedNotice userId={unverifiedId} />}
        <Field label="Username" name="username" autoComplete="username" isAnnounced {...field('username')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isAnnounced
          {...field('password')}
        />
        <PrimaryButton type="submit" size="large" disabled={busy || username === '' || password === ''}>
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
