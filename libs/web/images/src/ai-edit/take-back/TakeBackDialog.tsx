import { useQuery } from '@apollo/client/react';
import { TAKE_BACK, TAKE_BACK_REFUSALS } from '@safelight/rules';
import { TakeBacksLeftDocument } from '@safelight/web-data';
import { ConfirmDialog } from '@safelight/web-ui';

interface TakeBackDialogProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Returns what happens, and how often it can be done. `left` is undefined while it is not known. */
const textOf = (left: number | undefined): string => {
  if (left === 0) return TAKE_BACK_REFUSALS.limit;
  const what = 'The result is deleted for good and your credit comes back.';
  const bound = `You can do this ${TAKE_BACK.maxEdits} times in ${TAKE_BACK.perDays} days`;
  if (left === undefined) return `${what} ${bound}.`;
  return `${what} ${bound}; ${left} ${left === 1 ? 'is' : 'are'} left.`;
};

/** Asks for confirmation before an edit is taken back, and says how many more can be. */
export const TakeBackDialog = ({ busy, onConfirm, onCancel }: TakeBackDialogProps) => {
  const { data } = useQuery(TakeBacksLeftDocument, { fetchPolicy: 'network-only' });
  const left = data?.me?.takeBacksLeft;
  return (
    <ConfirmDialog
      open
      title="Not what you asked for?"
      text={textOf(left)}
      confirm="Take Back"
      busy={busy}
      canConfirm={left !== 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
};
