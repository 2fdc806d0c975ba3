import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { BIO_MAX_LENGTH, charactersIn, TEXTS } from '@safelight/rules';
import { codeOf, dataOf, UpdateProfileDocument } from '@safelight/web-data';
import { useDraft, useKeepDraft, useSession } from '@safelight/web-session';
import {
  Field,
  focusFirstField,
  Form,
  PasswordField,
  PrimaryButton,
  useForm,
  useToasts,
} from '@safelight/web-ui';
import { useState } from 'react';
import { SignInAgain } from '../google/SignInAgain.tsx';
import {
  type ProfileForm as Saved,
  profileChanges,
  profileProblems,
  profileRefusal,
} from './profile-form.ts';

interface ProfileFormProps {
  readonly saved: Saved;
  readonly hasPassword: boolean;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** The form that edits the profile; starts with the saved values. */
export const ProfileForm = ({ saved, hasPassword, onCancel, onSaved }: ProfileFormProps) => {
  const toasts = useToasts();
  const { updateUser } = useSession();
  const { form, field, message, refuse, showProblems, ref } = useForm(
    useDraft('profile', { ...saved, password: '' }),
  );
  useKeepDraft('profile', { ...form, password: '' });
  const formRef = useForkRef(ref, focusFirstField);
  const [update, { loading }] = useMutation(UpdateProfileDocument);

  const isNewAddress = form.email.trim().toLowerCase() !== saved.email.toLowerCase();
  const asksPassword = hasPassword && isNewAddress;
  const [mustSignIn, setMustSignIn] = useState(false);

  const save = async (): Promise<void> => {
    const missing = asksPassword && form.password === '' ? { password: TEXTS.account.passwordRequired } : {};
    if (showProblems({ ...profileProblems(form), ...missing })) return;
    const input = profileChanges(form, saved);
    if (input === null) {
      onSaved();
      return;
    }
    try {
      const confirmed = asksPassword ? { ...input, password: form.password } : input;
      const { data } = await update({ variables: { input: confirmed } });
      const { user } = dataOf(data).updateProfile;
      updateUser({ fullName: user.fullName, email: user.email });
      toasts.success(TEXTS.account.profileSaved);
      onSaved();
    } catch (error) {
      if (codeOf(error) === 'FRESH_SIGN_IN_REQUIRED') setMustSignIn(true);
      refuse(profileRefusal(error));
    }
  };

  return (
    <Form message={mustSignIn ? null : message} ref={formRef} onSubmit={save} aria-label="Edit profile">
      {mustSignIn ? <SignInAgain returnTo="/profile" /> : null}
      <Field label="Name" name="name" autoComplete="name" {...field('fullName')} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="A new address takes effect once you open the link we send to it."
        {...field('email')}
      />
      {asksPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          hint="Required for a new address, because anyone who can read your mail can reset your password."
          {...field('password')}
        />
      ) : null}
      <Field
        label="Bio"
        name="bio"
        multiline
        minRows={3}
        maxRows={8}
        hint={`${charactersIn(form.bio.trim())} of ${BIO_MAX_LENGTH} characters`}
        {...field('bio')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel} disabled={loading}>
          Cancel
        </Button>
        <PrimaryButton type="submit" disabled={loading}>
          {loading ? 'Saving...' : 'Save'}
        </PrimaryButton>
      </Box>
    </Form>
  );
};
