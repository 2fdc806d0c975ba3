import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { BIO_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { dataOf, UpdateProfileDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { Field, Notice, useToasts } from '@safelight/web-ui';
import { type FormEvent, useState } from 'react';
import { AuthForm } from '../AuthCard.tsx';
import { focusFirstField } from '../focus-first-field.ts';
import { useFocusFirstProblem } from '../focus-first-problem.ts';
import {
  type ProfileForm as Form,
  profileChanges,
  profileProblems,
  type ProfileProblems,
  profileRefusal,
} from './profile-form.ts';

interface ProfileFormProps {
  readonly saved: Form;
  readonly onCancel: () => void;
  /** `isEmailPending`: the new address counts only once its link is opened. */
  readonly onSaved: (isEmailPending: boolean) => void;
}

/** The profile in edit mode; starts from what is saved. */
export const ProfileForm = ({ saved, onCancel, onSaved }: ProfileFormProps) => {
  const toasts = useToasts();
  const { updateUser } = useSession();
  const [form, setForm] = useState(saved);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const formRef = useForkRef(useFocusFirstProblem(problems), focusFirstField);
  const [update, { loading }] = useMutation(UpdateProfileDocument);

  const change = (part: Partial<Form>): void => {
    setForm({ ...form, ...part });
    setProblems({});
    setMessage(null);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = profileProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const input = profileChanges(form, saved);
    if (input === null) {
      onSaved(false);
      return;
    }
    try {
      const { data } = await update({ variables: { input } });
      const { isEmailPending, user } = dataOf(data).updateProfile;
      updateUser({ fullName: user.fullName, email: user.email });
      toasts.success(TEXTS.account.profileSaved);
      onSaved(isEmailPending);
    } catch (error) {
      const refusal = profileRefusal(error);
      setProblems(refusal.fields);
      setMessage(refusal.message);
    }
  };

  return (
    <AuthForm ref={formRef} onSubmit={(event) => void save(event)} noValidate aria-label="Edit profile">
      {message === null ? null : <Notice tone="danger">{message}</Notice>}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        value={form.fullName}
        onValue={(fullName) => {
          change({ fullName });
        }}
        problem={problems['fullName']}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="A new address counts once you open the link we send there."
        value={form.email}
        onValue={(email) => {
          change({ email });
        }}
        problem={problems['email']}
      />
      <Field
        label="Bio"
        name="bio"
        multiline
        minRows={3}
        maxRows={8}
        hint={`${form.bio.trim().length} of ${BIO_MAX_LENGTH} characters`}
        value={form.bio}
        onValue={(bio) => {
          change({ bio });
        }}
        problem={problems['bio']}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel} disabled={loading}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" color="primary" disabled={loading}>
          {loading ? 'Saving...' : 'Save'}
        </Button>
      </Box>
    </AuthForm>
  );
};
