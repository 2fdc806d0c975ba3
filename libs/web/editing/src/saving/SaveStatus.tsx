import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { type Saving, type SavingStatus, statusText } from './saving.ts';

const Words = styled('span')(({ theme }) => ({
  flex: 'none',
  // As wide as “Draft saved”, so that the bar does not move with every save.
  minWidth: '5.75em',
  maxWidth: 260,
  textAlign: 'end',
  fontSize: '0.8125rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '&[data-kind="refused"], &[data-kind="gone"], &[data-kind="conflict"]': {
    color: theme.vars.palette.error.main,
  },
  // On a phone the text is only shown when something is wrong.
  [theme.breakpoints.down('md')]: {
    '&[data-kind="saved"], &[data-kind="draft"], &[data-kind="saving"]': {
      position: 'absolute',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
    },
  },
}));

export const useSavingStatus = (saving: Saving): SavingStatus =>
  useSyncExternalStore(saving.subscribe, () => saving.status);

/** The saving status, announced to screen readers when it changes. */
export const SaveStatus = ({ saving }: { readonly saving: Saving }) => {
  const status = useSavingStatus(saving);
  const text = statusText(status);
  return (
    <Words role="status" aria-label="Saving" data-kind={status.kind} title={text}>
      {text}
    </Words>
  );
};
