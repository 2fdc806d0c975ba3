import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { dataOf, RegisterDocument } from '@safelight/web-data';
import { Field, Notice, PasswordField, usePageTitle, useToasts } from '@safelight/web-ui';
import { type FormEvent, useState } from 'react';
import { AuthCard, AuthForm } from '../AuthCard.tsx';
import { useFocusFirstProblem } from '../focus-first-problem.ts';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { RouterLink } from '../RouterLink.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import {
  canSubmit,
  EMPTY_SIGNUP,
  type SignupForm,
  type SignupProblems,
  signupProblems,
  signupRefusal,
  usernameOf,
} from './signup-form.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

/** /signup */
export const SignupScreen = () => {
  usePageTitle('Sign up');
  const toasts = useToasts();
  const [register, { loading }] = useMutation(RegisterDocument);
  const [form, setForm] = useState(EMPTY_SIGNUP);
  const [suggestion] = useState(() => Math.floor(Math.random() * 1_000));
  const [problems, setProblems] = useState<SignupProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const username = usernameOf(form, suggestion);
  const formRef = useFocusFirstProblem(problems);

  const change = (part: Partial<SignupForm>): void => {
    setForm({ ...form, ...part });
    setProblems({});
    setMessage(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = signupProblems(form, username);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { password, passwordConfirm } = form;
    const email = form.email.trim();
    const fullName = form.fullName.trim() || null;
    try {
      const input = { username, email, password, passwordConfirm, fullName };
      dataOf((await register({ variables: { input } })).data);
      toasts.success(TEXTS.register.success);
      setSentTo(email);
    } catch (error) {
      const refusal = signupRefusal(error);
      setProblems(refusal.fields);
      setMessage(refusal.message);
    }
  };

  if (sentTo !== null)
    return (
      <CheckYourEmail
        email={sentTo}
        onBack={() => {
          setSentTo(null);
        }}
      />
    );
  const mismatch =
    form.passwordConfirm !== '' && form.passwordConfirm !== form.password
      ? TEXTS.register.passwordMismatch
      : null;
  return (
    <AuthCard
      title="Create your account"
      hint="Free hosting, and 100 credits to edit with."
      footer={
        <>
          Already have an account? <RouterLink to="/login">Sign in</RouterLink>
        </>
      }
    >
      <AuthForm ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
        {message === null ? null : <Notice tone="danger">{message}</Notice>}
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          value={form.fullName}
          onValue={(fullName) => {
            change({ fullName });
          }}
          problem={problems.fullName}
        />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          value={username}
          onValue={(value) => {
            change({ username: value });
          }}
          problem={problems.username}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onValue={(email) => {
            change({ email });
          }}
          problem={problems.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          value={form.password}
          onValue={(password) => {
            change({ password });
          }}
          problem={problems.password}
        />
        <PasswordRules password={form.password} />
        <PasswordField
          label="Confirm password"
          name="passwordConfirm"
          autoComplete="new-password"
          value={form.passwordConfirm}
          onValue={(passwordConfirm) => {
            change({ passwordConfirm });
          }}
          problem={problems.passwordConfirm ?? mismatch}
        />
        <TermsCheckbox
          accepted={form.termsAccepted}
          onAccept={(termsAccepted) => {
            change({ termsAccepted });
            if (!termsAccepted) setProblems({ terms: TEXTS.register.termsRequired });
          }}
          problem={problems.terms}
        />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          disabled={loading || !canSubmit(form)}
        >
          {loading ? 'Creating account...' : 'Sign Up'}
        </Button>
      </AuthForm>
      <GoogleSignIn />
    </AuthCard>
  );
};
