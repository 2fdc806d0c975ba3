import { useMutation } from '@apollo/client/react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { rateLimitMessage, ResendVerificationDocument } from '@safelight/web-data';
import { useToasts } from '@safelight/web-ui';

interface ResendButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  readonly userId: string;
}

/**
 * Sends the verification email again. The message does not say that it was sent, because the server does not reveal
 * whether there is such an account and whether it is verified.
 */
export const ResendButton = ({ userId, ...button }: ResendButtonProps) => {
  const toasts = useToasts();
  const [resend, { loading, called, error }] = useMutation(ResendVerificationDocument, {
    variables: { uid: userId },
    onCompleted: () => toasts.success('If this account still has to be verified, a new link is on its way.'),
    onError: (problem) => toasts.error(rateLimitMessage(problem, TEXTS.verification.resendFailed)),
  });
  const isIdle = !loading && (!called || error !== undefined);
  return (
    // A button that is disabled would lose the focus of the keyboard.
    <Button
      {...button}
      aria-disabled={!isIdle}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } }}
      onClick={() => {
        if (isIdle) void resend();
      }}
    >
      Resend Verification Email
    </Button>
  );
};
