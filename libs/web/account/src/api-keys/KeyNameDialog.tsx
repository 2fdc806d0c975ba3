import { apiKeyNameProblem } from '@safelight/rules';
import { codeOf, messageOf } from '@safelight/web-data';
import { Field, focusFirstField, FormDialog, PasswordField } from '@safelight/web-ui';
import { useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';

interface KeyNameDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** The initial name. If it is empty, the form can be sent as soon as something is typed. */
  readonly name: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** The message for a failure that is not about the name. */
  readonly failed: string;
  readonly isBusy: boolean;
  /**
   * Sends the trimmed name, and the password if the form shows its field. Resolves to an error about the
   * name, or null.
   */
  readonly onSubmit: (name: string, password: string | null) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The codes of errors for which the dialog shows the server's message. */
const SAID_BY_SERVER: ReadonlySet<string> = new Set(['INVALID_INPUT', 'CONFLICT']);

/** The dialog that asks for the name of an API key. */
export const KeyNameDialog = (props: KeyNameDialogProps) => {
  const { title, hint, submitLabel, busyLabel, failed, isBusy, onSubmit, onClose } = props;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string | null>(null);
  /** The password; null until the server requires it, which it does not after a recent sign-in. */
  const [password, setPassword] = useState<string | null>(null);
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const submit = async (): Promise<void> => {
    const found = apiKeyNameProblem(name);
    setProblem(found);
    if (found !== null) return;
    try {
      setProblem(await onSubmit(name.trim(), password));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'FRESH_SIGN_IN_REQUIRED') {
        setMustSignIn(true);
        return;
      }
      if (code === 'PASSWORD_REQUIRED' || code === 'WRONG_PASSWORD') {
        setPassword(password ?? '');
        setPasswordProblem(code === 'WRONG_PASSWORD' ? messageOf(error) : null);
        return;
      }
      setProblem(SAID_BY_SERVER.has(codeOf(error) ?? '') ? messageOf(error) : failed);
    }
  };
  return (
    <FormDialog
      title={title}
      content={{ sx: { display: 'grid', gap: 2.5 } }}
      form={{ ref: focusFirstField, noValidate: true }}
      submitLabel={isBusy ? busyLabel : submitLabel}
      canSubmit={!isBusy && password !== '' && (props.name !== '' || name.trim() !== '')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        hint={hint}
        value={name}
        onValue={(value) => {
          setName(value);
          setProblem(null);
        }}
        problem={problem}
      />
      {password === null ? null : (
        <div ref={focusFirstField}>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            hint="You signed in a while ago. Confirm that it is you."
            value={password}
            onValue={(typed) => {
              setPassword(typed);
              setPasswordProblem(null);
            }}
            problem={passwordProblem}
          />
        </div>
      )}
      {mustSignIn ? <SignInAgain returnTo="/api-keys" /> : null}
    </FormDialog>
  );
};
