import { useFragment } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ACCOUNT_DELETION_GRACE_DAYS } from '@safelight/rules';
import { DeleteSection_UserFragmentDoc } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { formatDate, useToasts } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { type LeavingUser, SettingsSection } from './SettingsSection.tsx';

/**
 * Returns a function that opens `/`, signs out and shows a message. On this screen a signed-out person would be
 * redirected to /login. The server has already ended the session, so its error about ending it again is ignored.
 */
const useFarewell = (): ((message: string) => void) => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { signOut } = useSession();
  const farewell = useRef<string | null>(null);
  const leave = useEffectEvent(() => {
    if (farewell.current === null) return;
    void signOut().catch(() => undefined);
    // Signing out removes the messages that were shown before.
    toasts.success(farewell.current);
  });
  useEffect(() => () => leave(), []);
  return (message) => {
    farewell.current = message;
    void navigate('/', { replace: true });
  };
};

/** The section that deletes the account. */
export const DeleteSection = ({ user }: { readonly user: LeavingUser }) => {
  const sayFarewell = useFarewell();
  const { data, complete } = useFragment({ fragment: DeleteSection_UserFragmentDoc, from: user });
  const [asking, setAsking] = useState(false);
  if (!complete) return null;
  return (
    <SettingsSection
      id="delete"
      hint={`Your account and all its images are removed. Signing in within ${ACCOUNT_DELETION_GRACE_DAYS} days brings them back.`}
    >
      <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking ? (
        <DeleteAccountDialog
          username={data.username}
          hasPassword={data.hasPassword}
          onClose={() => setAsking(false)}
          onDeleted={(purgeAt) => {
            sayFarewell(
              `Your account will be deleted on ${formatDate(purgeAt)}. Sign in before then to keep it.`,
            );
          }}
        />
      ) : null}
    </SettingsSection>
  );
};
