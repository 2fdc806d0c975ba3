import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useMutation } from '@apollo/client/react';
import { emailProblem, TEXTS } from '@safelight/rules';
import {
  codeOf,
  dataOf,
  messageOf,
  rateLimitMessage,
  RequestPasswordResetDocument,
} from '@safelight/web-data';
import { Field, Form, PrimaryButton, useForm, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect, useState } from 'react';
import { AuthCard, RouterLink } from '../AuthCard.tsx';

interface ResetLinkSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/**
 * The message after a reset was requested. It is the same for every address, so that nobody learns which
 * addresses have accounts.
 */
const ResetLinkSent = ({ email, onBack }: ResetLinkSentProps) => (
  <AuthCard
    announced
    title="Check Your Email"
    hint={
      <>
        If an account uses <strong>{email}</strong>, a link to choose a new password is on its way. It works
        once, for an hour.
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PrimaryButton component={Link} to="/login" size="large">
        Back to Login
      </PrimaryButton>
      <Button onClick={onBack} size="large">
        Try Another Email
      </Button>
    </Box>
  </AuthCard>
);

/** The screen at /forgot-password. */
export const ForgotPasswordScreen = () => {
  usePageTitle('Forgot Password');
  const toasts = useToasts();
  const [requestReset, { loading }] = useMutation(RequestPasswordResetDocument);
  const { form, field, showProblems, clear, ref } = useForm({ email: '' });
  const { email } = form;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);

  useEffect(() => {
    if (again && sentTo === null) ref.current?.querySelector('input')?.focus();
  }, [again, ref, sentTo]);

  const submit = async (): Promise<void> => {
    const address = email.trim();
    const problem = emailProblem(address);
    if (showProblems(problem === null ? {} : { email: problem })) return;
    try {
      dataOf((await requestReset({ variables: { email: address } })).data);
      setSentTo(address);
    } catch (error) {
      if (codeOf(error) === 'INVALID_INPUT') showProblems({ email: messageOf(error) });
      else toasts.error(rateLimitMessage(error, TEXTS.reset.failed));
    }
  };

  if (sentTo !== null)
    return (
      <ResetLinkSent
        email={sentTo}
        onBack={() => {
          clear();
          setAgain(true);
          setSentTo(null);
        }}
      />
    );
  return (
    <AuthCard
      title="Forgot your password?"
      hint="Enter your email address and we will send you a link to choose a new password."
      footer={<RouterLink to="/login">Back to Login</RouterLink>}
    >
      <Form ref={ref} onSubmit={submit}>
        <Field label="Email" name="email" type="email" autoComplete="email" required {...field('email')} />
        <PrimaryButton type="submit" size="large" disabled={loading || email.trim() === ''}>
          {loading ? 'Sending...' : 'Send Reset Link'}
        </PrimaryButton>
      </Form>
    </AuthCard>
  );
};
