import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BRUSH_SIZE, type EditorState, onlySelected, OPACITY } from '@safelight/engine';
import { Brush, Contrast, Eraser, Move } from 'lucide-react';
import { IconChoice, IconTool } from '../fields/IconChoice.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { PERCENT, pixelsOf } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { shownMaskIn, useEditing, useEditor } from '../session/editing-session.ts';
import { HardnessField } from './HardnessField.tsx';
import { type Placement, usePixelUnit, useSettings } from './use-settings.ts';

/** What the brush does, and beside it what is shown. */
const Ways = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

const TARGETS = [
  { value: 'ai', label: 'Area of the AI edit' },
  { value: 'layer', label: 'Mask of the layer' },
] as const;

const hasAiMask = ({ aiMask }: EditorState): boolean => aiMask.length > 0;

/** The layer whose mask is painted; null when none or one without a mask is selected. */
const paintedIn = (state: EditorState): string | null => {
  const layer = onlySelected(state);
  return layer === null || layer.mask === null ? null : layer.id;
};

/**
 * The settings of the mask brush: what it paints, whether it adds or removes, its size, and on the mask of a layer its
 * opacity, its hardness and whether the mask is shown alone.
 */
export const MaskSettings = ({ placement }: { readonly placement: Placement }) => {
  const { editor } = useEditing();
  const [mask, change] = useSettings('mask');
  const painted = useEditor(hasAiMask);
  const [masked, shownMask] = [useEditor(paintedIn), useEditor(shownMaskIn)];
  const unit = usePixelUnit();
  const isOfLayer = mask.target === 'layer';
  const isMoving = isOfLayer && mask.moving;
  const words = mask.target === 'ai' ? ['Add to the area', 'Take from the area'] : ['Show', 'Hide'];
  return (
    <>
      <SelectBox
        label="Paint"
        isLabelHidden={placement === 'bar'}
        value={mask.target}
        options={TARGETS}
        onValue={(target) => change({ target })}
      />
      <Ways>
        <IconChoice
          label="Mask brush"
          value={isMoving ? 'move' : mask.erasing ? 'out' : 'in'}
          options={[
            { value: 'in', label: words[0] ?? '', icon: Brush },
            { value: 'out', label: words[1] ?? '', icon: Eraser },
            ...(isOfLayer ? ([{ value: 'move', label: 'Move', icon: Move }] as const) : []),
          ]}
          onValue={(way) =>
            change(way === 'move' ? { moving: true } : { moving: false, erasing: way === 'out' })
          }
        />
        {isOfLayer ? (
          <IconTool
            label="Show mask alone"
            reason="select a layer with a mask"
            icon={Contrast}
            disabled={masked === null}
            pressed={shownMask !== null}
            onPress={() => editor.showMask(shownMask === null ? masked : null)}
          />
        ) : null}
      </Ways>
      <SliderField
        label="Size"
        inline={placement === 'bar'}
        value={mask.size}
        min={BRUSH_SIZE.min}
        max={BRUSH_SIZE.max}
        step={1}
        measure={pixelsOf(unit)}
        onPreview={(size) => change({ size })}
        onValue={(size) => change({ size })}
      />
      {mask.target === 'ai' ? (
        <Button size="small" disabled={!painted} onClick={editor.clearAiMask}>
          Clear Area
        </Button>
      ) : (
        <>
          <SliderField
            label="Opacity"
            inline={placement === 'bar'}
            value={mask.opacity}
            min={OPACITY.min}
            max={OPACITY.max}
            step={OPACITY.step}
            measure={PERCENT}
            onValue={(opacity) => change({ opacity })}
          />
          <HardnessField
            value={mask.hardness}
            placement={placement}
            onValue={(hardness) => change({ hardness })}
          />
        </>
      )}
    </>
  );
};
