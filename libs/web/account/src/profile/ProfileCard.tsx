import { useFragment, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import {
  CancelEmailChangeDocument,
  plainMessageOf,
  ProfileCard_UserFragmentDoc,
  ResendEmailChangeDocument,
} from '@safelight/web-data';
import { Avatar, Notice, Panel, PanelBody, useToasts } from '@safelight/web-ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProfileUser } from './ProfilePanel.tsx';

interface PendingEmailProps {
  /** The new email address. */
  readonly email: string;
}

/**
 * Shows a new email address that is not confirmed yet, with buttons to send its email again and to cancel the
 * change.
 */
const PendingEmail = ({ email }: PendingEmailProps) => {
  const toasts = useToasts();
  const onError = (error: unknown): void => {
    toasts.error(plainMessageOf(error));
  };
  const [resend, { loading: isSending }] = useMutation(ResendEmailChangeDocument, {
    onCompleted: () => toasts.success(`Sent again to ${email}.`),
    onError,
  });
  const [cancel, { loading: isCancelling }] = useMutation(CancelEmailChangeDocument, {
    onCompleted: () => toasts.success('Your address stays as it is.'),
    onError,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Notice tone="success">
        {TEXTS.account.confirmEmail} ({email})
      </Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" disabled={isSending} onClick={() => void resend()}>
          Send Again
        </Button>
        <Button size="small" disabled={isCancelling} onClick={() => void cancel()}>
          Cancel Change
        </Button>
      </Box>
    </Box>
  );
};

/** The person's profile, to view or edit. */
export const ProfileCard = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: ProfileCard_UserFragmentDoc, from: user });
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  // Closing the form removes its focused button, so the focus returns to the edit button.
  useEffect(() => {
    if (!editing && edited.current) editButton.current?.focus();
    edited.current = editing;
  }, [editing]);
  if (!complete) return null;
  const name = data.fullName || data.username;
  return (
    <Panel aria-label="Profile">
      <PanelBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Avatar name={name} />
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {data.email}
            </Typography>
          </Box>
          {editing ? null : (
            <Button ref={editButton} startIcon={<Pencil size={16} />} onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
          )}
        </Box>
        {data.pendingEmail === null ? null : <PendingEmail email={data.pendingEmail} />}
        {editing ? (
          <ProfileForm
            saved={{ fullName: data.fullName, email: data.email, bio: data.bio }}
            hasPassword={data.hasPassword}
            onCancel={() => setEditing(false)}
            onSaved={() => setEditing(false)}
          />
        ) : (
          <Typography
            color={data.bio === '' ? 'textSecondary' : 'textPrimary'}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '64ch' }}
          >
            {data.bio === '' ? 'No bio yet.' : data.bio}
          </Typography>
        )}
      </PanelBody>
    </Panel>
  );
};
