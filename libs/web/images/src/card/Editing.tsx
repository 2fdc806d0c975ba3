import { styled } from '@mui/material/styles';
import { Spinner } from '@safelight/web-ui';
import { useAtomValue } from 'jotai';
import { runningEditsAtom } from '../ai-edit/running-edits.atoms.ts';

const Scrim = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  backgroundColor: 'rgb(16 12 11 / 0.72)',
});

/** Covers the thumbnail while AI edits the picture. */
export const Editing = ({ uid, title }: { readonly uid: string; readonly title: string }) => {
  const isEdited = useAtomValue(runningEditsAtom).has(uid);
  return isEdited ? (
    <Scrim>
      <Spinner size={28} label={`Editing ${title}`} />
    </Scrim>
  ) : null;
};
