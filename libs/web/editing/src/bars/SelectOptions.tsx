import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type EditorState, lockedIds } from '@safelight/engine';
import { AlignButtons } from '../properties/PlaceFields.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';

const snappingIn = ({ settings }: EditorState): boolean => settings.snapping;
const isNothingSelected = ({ selection }: EditorState): boolean => selection.size === 0;
const isAllLocked = ({ document }: EditorState): boolean =>
  lockedIds(document).size === document.layers.length;

/** Hints while nothing is selected, and buttons that align the selection. */
export const SelectOptions = () => {
  const { editor } = useEditing();
  const snapping = useEditor(snappingIn);
  const isNothing = useEditor(isNothingSelected);
  const allLocked = useEditor(isAllLocked);
  if (isNothing) {
    return (
      <Typography variant="caption" color="textSecondary">
        {allLocked
          ? 'Take a tool to draw, write or crop. To move the picture itself, unlock it under Layers.'
          : 'Click a layer to select it, or drag around several.'}
      </Typography>
    );
  }
  return (
    <>
      <AlignButtons />
      <FormControlLabel
        label="Snap"
        slotProps={{ typography: { variant: 'caption', color: 'textSecondary' } }}
        control={
          <Switch
            checked={snapping}
            onChange={(_, next) => {
              editor.configure({ snapping: next });
            }}
          />
        }
      />
    </>
  );
};
