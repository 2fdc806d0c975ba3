import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { TEXTS } from '@safelight/rules';
import {
  ConfirmEmailChangeDocument,
  dataOf,
  isPassing,
  messageOf,
  UndoEmailChangeDocument,
} from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { Notice, PrimaryButton, usePageTitle } from '@safelight/web-ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../AuthCard.tsx';

interface LinkVariables {
  readonly uid: string;
  readonly token: string;
}

interface AddressLinkProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly busyAction: string;
  /** Sends the token of the link to the server. Resolves to the account's current email address. */
  readonly onUse: (link: LinkVariables) => Promise<string>;
  /** Called after success if the link is that of the signed-in person. */
  readonly onOwnUsed: (email: string) => void;
  /** The text before the account's current address. */
  readonly done: string;
  /** The link shown after success. */
  readonly onward: { readonly to: string; readonly label: string };
}

interface Failure {
  readonly state: 'failed';
  readonly message: string;
  /** True if the same link may still work. */
  readonly mayRetry: boolean;
}

type Outcome = { readonly state: 'asking' | 'busy' } | Failure;

/** The state of the history entry after success. It is kept there, because signing out mounts the screen again. */
interface UsedLink {
  readonly email: string;
}

/**
 * The screen that a link in an email about an address opens. Nothing happens until its button is pressed,
 * because programs open links too.
 */
const AddressLink = ({
  title,
  hint,
  action,
  busyAction,
  onUse,
  onOwnUsed,
  done,
  onward,
}: AddressLinkProps) => {
  usePageTitle(title);
  const [query] = useSearchParams();
  const link = { uid: query.get('uid') ?? '', token: query.get('token') ?? '' };
  const isWhole = link.uid !== '' && link.token !== '';
  const [outcome, setOutcome] = useState<Outcome>(
    isWhole
      ? { state: 'asking' }
      : { state: 'failed', message: TEXTS.account.invalidEmailLink, mayRetry: false },
  );
  const navigate = useNavigate();
  const location = useLocation();
  const { user } = useSession();
  // The cast is safe, because only this screen stores an email address in the state of its history entry.
  const email = (location.state as Partial<UsedLink> | null)?.email ?? null;
  const press = async (): Promise<void> => {
    setOutcome({ state: 'busy' });
    try {
      const current = await onUse(link);
      void navigate(location, { replace: true, state: { email: current } satisfies UsedLink });
      if (user?.id === link.uid) onOwnUsed(current);
    } catch (error) {
      const message = messageOf(error, TEXTS.account.invalidEmailLink);
      setOutcome({ state: 'failed', message, mayRetry: isPassing(error) });
    }
  };
  const isFailed = outcome.state === 'failed';
  const isOver = email !== null || (isFailed && !outcome.mayRetry);
  return (
    <AuthCard announced={isOver} title={title} hint={isOver ? undefined : hint}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {isFailed ? <Notice tone="danger">{outcome.message}</Notice> : null}
        {email === null ? null : (
          <Notice tone="success">
            {done} ({email})
          </Notice>
        )}
        {isOver ? (
          <PrimaryButton component={Link} to={onward.to} size="large">
            {onward.label}
          </PrimaryButton>
        ) : (
          <PrimaryButton size="large" disabled={outcome.state === 'busy'} onClick={() => void press()}>
            {outcome.state === 'busy' ? busyAction : isFailed ? 'Try Again' : action}
          </PrimaryButton>
        )}
      </Box>
    </AuthCard>
  );
};

const useMutate = () => {
  const client = useApolloClient();
  return async <T,>(mutation: TypedDocumentNode<T, LinkVariables>, variables: LinkVariables): Promise<T> =>
    dataOf<T>((await client.mutate({ mutation, variables })).data);
};

/** The screen at /confirm-email, which the link in the email to a new address opens. */
export const ConfirmEmailScreen = () => {
  const mutate = useMutate();
  const { updateUser } = useSession();
  return (
    <AddressLink
      title="Confirm Your New Email Address"
      hint="It becomes the address of your account. We notify the old address."
      action="Confirm Address"
      busyAction="Confirming..."
      onUse={async (link) => (await mutate(ConfirmEmailChangeDocument, link)).confirmEmailChange}
      onOwnUsed={(email) => updateUser({ email })}
      done={TEXTS.account.emailConfirmed}
      onward={{ to: '/profile', label: 'Go to Profile' }}
    />
  );
};

/** The screen at /undo-email, which the links in emails to an old address open. */
export const UndoEmailScreen = () => {
  const mutate = useMutate();
  const { signOut } = useSession();
  return (
    <AddressLink
      title="Keep Your Email Address"
      hint="The change is undone and all devices are signed out. Choose a new password afterwards: the person who requested the change knew the old one."
      action="Keep This Address"
      busyAction="Restoring..."
      onUse={async (link) => (await mutate(UndoEmailChangeDocument, link)).undoEmailChange}
      // The server has already ended the session, so its error about ending it again is ignored.
      onOwnUsed={() => void signOut().catch(() => undefined)}
      done={TEXTS.account.emailUndone}
      onward={{ to: '/forgot-password', label: 'Choose a New Password' }}
    />
  );
};
