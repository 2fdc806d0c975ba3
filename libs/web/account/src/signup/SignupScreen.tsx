import { useMutation } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { TEXTS } from '@safelight/rules';
import { dataOf, RegisterDocument } from '@safelight/web-data';
import { keepTarget, signInTarget, useSession } from '@safelight/web-session';
import { Field, Form, PrimaryButton, useForm, usePageTitle, useToasts } from '@safelight/web-ui';
import { useId, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AuthCard, RouterLink } from '../AuthCard.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import type { SignedUp } from './CorrectEmailForm.tsx';
import { canSubmit, EMPTY_SIGNUP, signupProblems, signupRefusal, usernameOf } from './signup-form.ts';

interface TermsCheckboxProps {
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly problem: string | undefined;
}

/** The checkbox to accept the terms, with links to read them. */
const TermsCheckbox = ({ accepted, onAccept, problem }: TermsCheckboxProps) => {
  const noteId = useId();
  const invalid = problem !== undefined;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name="terms"
            checked={accepted}
            slotProps={{
              input: invalid ? { 'aria-invalid': true, 'aria-describedby': noteId } : {},
            }}
            onChange={(_, checked) => onAccept(checked)}
          />
        }
        label={
          <>
            I agree to the <RouterLink to="/terms">Terms</RouterLink> and the{' '}
            <RouterLink to="/privacy">Privacy Policy</RouterLink>
          </>
        }
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {invalid ? (
        <FormHelperText id={noteId} error>
          {problem}
        </FormHelperText>
      ) : null}
    </div>
  );
};

/** The texts about why an account is needed, by the path from which the visitor came. */
const REASONS: Readonly<Partial<Record<string, string>>> = {
  '/upload': 'You need an account to upload. It is free, and you come straight back to your upload.',
  '/pricing': 'You need an account to buy a plan. It is free, and you come straight back to the plans.',
};

/** The screen at /signup. */
export const SignupScreen = () => {
  usePageTitle('Sign Up');
  const { status } = useSession();
  const toasts = useToasts();
  const [register, { loading }] = useMutation(RegisterDocument);
  const state = useForm(EMPTY_SIGNUP);
  const { form, change, field, problems, message, refuse, showProblems, ref } = state;
  const [suggestion] = useState(() => Math.floor(Math.random() * 1_000));
  const [sent, setSent] = useState<{
    readonly id: string;
    readonly email: string;
    readonly account: SignedUp;
  } | null>(null);
  const location = useLocation();
  const target = signInTarget(location);
  const onward = { to: { pathname: '/login', search: location.search }, state: location.state as unknown };
  const username = usernameOf(form, suggestion);

  const submit = async (): Promise<void> => {
    if (showProblems(signupProblems(form, username))) return;
    const { password, passwordConfirm } = form;
    const email = form.email.trim();
    const fullName = form.fullName.trim() || null;
    try {
      const input = { username, email, password, passwordConfirm, fullName };
      const { id } = dataOf((await register({ variables: { input } })).data).register;
      keepTarget(target);
      toasts.success(TEXTS.register.success);
      setSent({ id, email, account: { username, password } });
    } catch (error) {
      refuse(signupRefusal(error));
    }
  };

  if (sent !== null)
    return (
      <CheckYourEmail
        email={sent.email}
        userId={sent.id}
        account={sent.account}
        login={onward}
        onBack={() => setSent(null)}
      />
    );
  if (status === 'signed-in') return <Navigate to={target} replace />;
  return (
    <AuthCard
      title="Create Your Account"
      hint={REASONS[target] ?? 'Free hosting, and 100 credits to edit with.'}
      footer={
        <>
          Already have an account? <RouterLink {...onward}>Sign in</RouterLink>
        </>
      }
    >
      <Form message={message} ref={ref} onSubmit={submit}>
        <Field label="Full name" name="name" autoComplete="name" {...field('fullName')} />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onValue={(value) => change({ username: value })}
          problem={problems['username']}
        />
        <Field label="Email" name="email" type="email" autoComplete="email" {...field('email')} />
        <NewPasswordFields label="Password" confirmLabel="Confirm password" state={state} />
        <TermsCheckbox
          accepted={form.termsAccepted}
          onAccept={(termsAccepted) => {
            change({ termsAccepted });
            if (!termsAccepted) showProblems({ terms: TEXTS.register.termsRequired });
          }}
          problem={problems['terms']}
        />
        <PrimaryButton type="submit" size="large" disabled={loading || !canSubmit(form)}>
          {loading ? 'Creating account...' : 'Sign Up'}
        </PrimaryButton>
      </Form>
      <GoogleSignIn />
    </AuthCard>
  );
};
