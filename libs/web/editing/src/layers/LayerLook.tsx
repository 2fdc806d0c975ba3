import {
  BLEND_MODES,
  type BlendMode,
  type EditorState,
  type Layer,
  layerById,
  OPACITY,
  setBlend,
  setOpacity,
} from '@safelight/engine';
import { SelectBox } from '../fields/SelectBox.tsx';
import { PERCENT } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';

const BLEND_OPTIONS = (Object.keys(BLEND_MODES) as BlendMode[]).map((value) => ({
  value,
  label: BLEND_MODES[value].label,
}));

/** The layer whose opacity and blend mode are shown: the first selected one. */
const shownLayerIn = ({ document, selection }: EditorState): Layer | null => {
  const [id] = selection;
  return id === undefined ? null : layerById(document, id);
};

/** The opacity in steps of 0.1 and the blend mode of the selection; in one line when above a list. */
export const LayerLook = ({ isCompact = false }: { readonly isCompact?: boolean }) => {
  const { editor } = useEditing();
  const layer = useEditor(shownLayerIn);
  return (
    <>
      <SelectBox
        label="Blend mode"
        isLabelHidden={isCompact}
        value={layer?.blend ?? 'normal'}
        options={BLEND_OPTIONS}
        disabled={layer === null}
        onValue={(blend) => editor.run(setBlend(editor.state.selection, blend))}
      />
      <SliderField
        label="Opacity"
        inline={isCompact}
        value={layer?.opacity ?? OPACITY.default}
        min={OPACITY.min}
        max={OPACITY.max}
        step={OPACITY.step}
        measure={PERCENT}
        disabled={layer === null}
        onPreview={(opacity) => editor.preview(setOpacity(editor.state.selection, opacity))}
        onValue={(opacity) => editor.run(setOpacity(editor.state.selection, opacity))}
      />
    </>
  );
};
