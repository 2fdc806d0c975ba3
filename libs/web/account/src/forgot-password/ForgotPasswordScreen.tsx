import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { emailProblem, TEXTS } from '@safelight/rules';
import { codeOf, dataOf, messageOf, RequestPasswordResetDocument } from '@safelight/web-data';
import { Field, usePageTitle, useToasts } from '@safelight/web-ui';
import { type FormEvent, useEffect, useState } from 'react';
import { AuthCard, AuthForm } from '../AuthCard.tsx';
import { useFocusFirstProblem } from '../focus-first-problem.ts';
import { RouterLink } from '../RouterLink.tsx';
import { waitOr } from '../wait-or.ts';
import { ResetLinkSent } from './ResetLinkSent.tsx';

type Problems = Readonly<{ email?: string }>;

/** /forgot-password */
export const ForgotPasswordScreen = () => {
  usePageTitle('Forgot password');
  const toasts = useToasts();
  const [requestReset, { loading }] = useMutation(RequestPasswordResetDocument);
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const form = useFocusFirstProblem(problems);

  useEffect(() => {
    if (again && sentTo === null) form.current?.querySelector('input')?.focus();
  }, [again, form, sentTo]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = email.trim();
    const problem = emailProblem(address);
    if (problem !== null) {
      setProblems({ email: problem });
      return;
    }
    try {
      dataOf((await requestReset({ variables: { email: address } })).data);
      setSentTo(address);
    } catch (error) {
      if (codeOf(error) === 'INVALID_INPUT') setProblems({ email: messageOf(error) });
      else toasts.error(waitOr(error, TEXTS.reset.failed));
    }
  };

  if (sentTo !== null)
    return (
      <ResetLinkSent
        email={sentTo}
        onBack={() => {
          setEmail('');
          setAgain(true);
          setSentTo(null);
        }}
      />
    );
  return (
    <AuthCard
      title="Forgot your password?"
      hint="Tell us your email address, and we send a link to choose a new one."
      footer={<RouterLink to="/login">Back to Login</RouterLink>}
    >
      <AuthForm ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onValue={(value) => {
            setEmail(value);
            setProblems({});
          }}
          problem={problems.email}
        />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          disabled={loading || email.trim() === ''}
        >
          {loading ? 'Sending...' : 'Send Reset Link'}
        </Button>
      </AuthForm>
    </AuthCard>
  );
};
