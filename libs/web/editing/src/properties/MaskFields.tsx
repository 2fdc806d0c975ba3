import {
  type Layer,
  type LayerMask,
  MASK_DENSITY,
  MASK_FEATHER,
  maskFeather,
  softenMask,
} from '@safelight/engine';
import { PERCENT, PIXELS } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { isSelectionLocked, useEditing, useEditor } from '../session/editing-session.ts';

interface MaskFieldsProps {
  readonly layer: Layer;
  readonly mask: LayerMask;
}

/** The density and the feather of a layer's mask. */
export const MaskFields = ({ layer, mask }: MaskFieldsProps) => {
  const { editor } = useEditing();
  const locked = useEditor(isSelectionLocked);
  const { id } = layer;
  return (
    <>
      <SliderField
        label="Density"
        value={mask.density}
        min={MASK_DENSITY.min}
        max={MASK_DENSITY.max}
        step={MASK_DENSITY.step}
        measure={PERCENT}
        disabled={locked}
        onPreview={(density) => editor.preview(softenMask(id, { density }))}
        onValue={(density) => editor.run(softenMask(id, { density }))}
      />
      <SliderField
        label="Feather"
        value={Math.round(maskFeather(layer))}
        min={MASK_FEATHER.min}
        max={MASK_FEATHER.max}
        step={1}
        measure={PIXELS}
        disabled={locked}
        onPreview={(feather) => editor.preview(softenMask(id, { feather }))}
        onValue={(feather) => editor.run(softenMask(id, { feather }))}
      />
    </>
  );
};
