import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { emailProblem, TEXTS } from '@safelight/rules';
import { CorrectEmailDocument, dataOf, formRefusal } from '@safelight/web-data';
import { Field, focusFirstField, Form, PrimaryButton, useForm } from '@safelight/web-ui';

/** The values with which the person has just signed up. */
export interface SignedUp {
  readonly username: string;
  readonly password: string;
}

interface CorrectEmailFormProps {
  readonly account: SignedUp;
  /** The email address as it was typed at sign-up. */
  readonly email: string;
  readonly onCorrected: (email: string) => void;
  readonly onCancel: () => void;
}

/** The form that corrects an email address which was mistyped at sign-up. */
export const CorrectEmailForm = ({ account, email, onCorrected, onCancel }: CorrectEmailFormProps) => {
  const { form, field, message, refuse, showProblems, ref } = useForm({ email });
  const formRef = useForkRef(ref, focusFirstField);
  const [correct, { loading }] = useMutation(CorrectEmailDocument);
  const submit = async (): Promise<void> => {
    const right = form.email.trim();
    const problem = emailProblem(right);
    if (showProblems(problem === null ? {} : { email: problem })) return;
    try {
      const { data } = await correct({ variables: { input: { ...account, email: right } } });
      onCorrected(dataOf(data).correctEmail.email);
    } catch (error) {
      refuse(formRefusal(error, ['email'], { EMAIL_TAKEN: 'email' }, TEXTS.register.fallback));
    }
  };
  return (
    <Form message={message} ref={formRef} onSubmit={submit} aria-label="Change the address">
      <Field label="Email" name="email" type="email" autoComplete="email" {...field('email')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel} disabled={loading}>
          Cancel
        </Button>
        <PrimaryButton type="submit" disabled={loading}>
          {loading ? 'Sending...' : 'Send There'}
        </PrimaryButton>
      </Box>
    </Form>
  );
};
