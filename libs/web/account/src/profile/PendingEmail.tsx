import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { CancelEmailChangeDocument, messageOf, ResendEmailChangeDocument } from '@safelight/web-data';
import { Notice, useToasts } from '@safelight/web-ui';

interface PendingEmailProps {
  /** The new address. */
  readonly email: string;
}

/** A change of the address that is not confirmed yet; its mail can be sent again, or the change cancelled. */
export const PendingEmail = ({ email }: PendingEmailProps) => {
  const toasts = useToasts();
  const onError = (error: unknown): void => {
    toasts.error(messageOf(error));
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
