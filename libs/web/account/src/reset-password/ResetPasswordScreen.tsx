import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { passwordProblem, TEXTS } from '@safelight/rules';
import { codeOf, ResetPasswordDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { Notice, PasswordField, usePageTitle, useToasts } from '@safelight/web-ui';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthCard, AuthForm } from '../AuthCard.tsx';
import { useFocusFirstProblem } from '../focus-first-problem.ts';
import { formRefusal } from '../form-refusal.ts';
import { RouterLink } from '../RouterLink.tsx';
import { PasswordRules } from '../signup/PasswordRules.tsx';
import { InvalidResetLink } from './InvalidResetLink.tsx';
import { type ResetForm, type ResetProblems, resetProblems } from './reset-form.ts';

/** /reset-password: where the mailed link leads, with `uid` and `token`. */
export const ResetPasswordScreen = () => {
  usePageTitle('Choose a new password');
  const [query] = useSearchParams();
  const uid = query.get('uid') ?? '';
  const token = query.get('token') ?? '';
  const navigate = useNavigate();
  const toasts = useToasts();
  const { status, signOut } = useSession();
  const [reset, { loading }] = useMutation(ResetPasswordDocument);
  const [form, setForm] = useState<ResetForm>({ password: '', passwordConfirm: '' });
  const [problems, setProblems] = useState<ResetProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isLinkInvalid, setLinkInvalid] = useState(uid === '' || token === '');
  const formRef = useFocusFirstProblem(problems);

  const change = (part: Partial<ResetForm>): void => {
    setForm({ ...form, ...part });
    setProblems({});
    setMessage(null);
  };
  const refuse = (error: unknown): void => {
    if (codeOf(error) === 'INVALID_LINK') {
      setLinkInvalid(true);
      return;
    }
    const refusal = formRefusal(error, ['password', 'passwordConfirm'], { WEAK_PASSWORD: 'password' });
    setProblems(refusal.fields);
    setMessage(refusal.message);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = resetProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await reset({ variables: { input: { uid, token, ...form } } });
    } catch (error) {
      refuse(error);
      return;
    }
    // The server ended every session of the account; one kept here would only fail later.
    if (status === 'signed-in') await signOut().catch(() => undefined);
    toasts.success(TEXTS.reset.success);
    void navigate('/login', { replace: true });
  };

  if (isLinkInvalid) return <InvalidResetLink />;
  const { password, passwordConfirm } = form;
  const mismatch =
    passwordConfirm !== '' && passwordConfirm !== password ? TEXTS.register.passwordMismatch : null;
  return (
    <AuthCard
      title="Choose a new password"
      hint="You will be signed out everywhere."
      footer={<RouterLink to="/login">Back to Login</RouterLink>}
    >
      <AuthForm ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
        {message === null ? null : <Notice tone="danger">{message}</Notice>}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          value={password}
          onValue={(value) => {
            change({ password: value });
          }}
          problem={problems.password}
        />
        <PasswordRules password={password} />
        <PasswordField
          label="Confirm password"
          name="passwordConfirm"
          autoComplete="new-password"
          value={passwordConfirm}
          onValue={(value) => {
            change({ passwordConfirm: value });
          }}
          problem={problems.passwordConfirm ?? mismatch}
        />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          disabled={loading || passwordProblem(password) !== null}
        >
          {loading ? 'Saving...' : 'Change Password'}
        </Button>
      </AuthForm>
    </AuthCard>
  );
};
