import { useApolloClient, useMutation } from '@apollo/client/react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { CreditsDocument, shownQueries, TakeBackAiEditDocument } from '@safelight/web-data';
import { useToasts, useTouchScreen } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../changes/use-failure-toast.ts';
import { showPrompt } from '../focus-prompt.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface TakeBackButtonProps extends Pick<ButtonProps, 'size'> {
  /** The edit, and until when it can be taken back. Without such a time there is no button. */
  readonly job: { readonly id: string; readonly takeBackUntil: string | null } | undefined;
  /** The number of the version that the edit made. */
  readonly versionNumber: number;
  /** The number of the version that is on screen afterwards, if that changes. */
  readonly nextNumber?: number | undefined;
  readonly onTakenBack?: () => void;
}

/** True if an edit can still be taken back, as far as is known here. */
const isPossible = (until: string | null | undefined): boolean =>
  typeof until === 'string' && Date.parse(until) > Date.now();

/**
 * Takes an edit back whose result is not what was asked for, after a confirmation. The prompt is then in view and
 * has the focus, because this button disappears with the result; it has no focus on touch screens, whose keyboard
 * would cover the picture.
 */
export const TakeBackButton = ({
  job,
  versionNumber,
  nextNumber,
  onTakenBack,
  size,
}: TakeBackButtonProps) => {
  const client = useApolloClient();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [isAsking, setAsking] = useState(false);
  const isTakenBack = useRef(false);
  const [takeBack, { loading }] = useMutation(TakeBackAiEditDocument, {
    refetchQueries: () => shownQueries(client, CreditsDocument),
    update: () => {
      isTakenBack.current = true;
    },
    onCompleted: () => {
      const shown = nextNumber === undefined ? '' : ` You see version ${nextNumber} again.`;
      toasts.success(`Version ${versionNumber} is deleted and your credit is back.${shown}`);
      onTakenBack?.();
    },
    onError: (error) => {
      showFailure(error, TEXTS.ai.takeBackFailed);
      setAsking(false);
    },
  });
  const opensKeyboard = useTouchScreen();
  useEffect(
    () => () => {
      if (isTakenBack.current) showPrompt({ isFocused: !opensKeyboard });
    },
    [opensKeyboard],
  );
  if (job === undefined || !isPossible(job.takeBackUntil)) return null;

  return (
    <>
      <Button
        variant="text"
        size={size}
        aria-haspopup="dialog"
        sx={{ color: 'text.secondary' }}
        onClick={() => setAsking(true)}
      >
        Not What I Asked For
      </Button>
      {isAsking ? (
        <TakeBackDialog
          busy={loading}
          onConfirm={() => void takeBack({ variables: { id: job.id } })}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
};
