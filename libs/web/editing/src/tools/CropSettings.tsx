import Button from '@mui/material/Button';
import { CROP_RATIOS, type EditorState, fillingScale, ROTATION, SCALE_PERCENT } from '@safelight/engine';
import { X } from 'lucide-react';
import { useNarrow } from '../chrome/use-narrow.ts';
import { IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { DEGREES } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { type Placement } from './use-settings.ts';

interface CropOptions {
  readonly ratio: string;
  readonly rotation: number;
  readonly scale: number;
  /** The scale at which the picture fills all corners of the frame. */
  readonly filling: number;
}

const NONE: CropOptions = {
  ratio: 'Free',
  rotation: ROTATION.default,
  scale: SCALE_PERCENT.default,
  filling: SCALE_PERCENT.default,
};

/** The options of the frame without its position, which changes with each move of the pointer. */
const optionsIn = ({ document, draft }: EditorState): CropOptions => {
  if (draft?.kind !== 'crop') return NONE;
  const { ratio, frame } = draft;
  const label = CROP_RATIOS.find((each) => each.ratio === ratio)?.label ?? NONE.ratio;
  const { rotation, scale } = frame;
  return { ratio: label, rotation, scale, filling: fillingScale(document, frame) };
};

const sameOptions = (a: CropOptions, b: CropOptions): boolean =>
  a.ratio === b.ratio && a.rotation === b.rotation && a.scale === b.scale && a.filling === b.filling;

const RATIO_OPTIONS = CROP_RATIOS.map(({ label }) => ({ value: label, label }));

/**
 * The settings of the crop tool: ratio, rotation and scale, with Apply and Cancel. A panel beside the bar leaves these
 * two to it; the sheet of a phone takes its place.
 */
export const CropSettings = ({ placement }: { readonly placement: Placement }) => {
  const { editor } = useEditing();
  const { ratio, rotation, scale, filling } = useEditor(optionsIn, sameOptions);
  const isNarrow = useNarrow();
  const cancel = (): void => editor.send({ type: 'discard' });
  const turn = (degree: number): void => editor.send({ type: 'crop', rotation: degree });
  return (
    <>
      <SelectBox
        label="Aspect ratio"
        isLabelHidden={placement === 'bar'}
        value={ratio}
        options={RATIO_OPTIONS}
        onValue={(label) => {
          const chosen = CROP_RATIOS.find((each) => each.label === label);
          if (chosen !== undefined) editor.send({ type: 'crop', ratio: chosen.ratio });
        }}
      />
      {placement === 'bar' ? (
        <NumberField
          label="Rotation"
          value={rotation}
          min={ROTATION.min}
          max={ROTATION.max}
          step={0.5}
          unit="°"
          onValue={turn}
        />
      ) : (
        <SliderField
          label="Rotation"
          value={rotation}
          min={ROTATION.min}
          max={ROTATION.max}
          step={0.5}
          neutral={ROTATION.default}
          measure={DEGREES}
          onPreview={turn}
          onValue={turn}
        />
      )}
      <NumberField
        label="Scale"
        value={scale}
        min={SCALE_PERCENT.min}
        max={SCALE_PERCENT.max}
        unit="%"
        onValue={(value) => editor.send({ type: 'crop', scale: value })}
      />
      {/* It stays after it was pressed: otherwise Apply would move to where the pointer is. */}
      {rotation !== ROTATION.default || scale < filling ? (
        <Button size="small" onClick={() => editor.send({ type: 'crop', scale: Math.max(scale, filling) })}>
          Fill Corners
        </Button>
      ) : null}
      {placement === 'panel' && !isNarrow ? null : (
        <ButtonRow className="ending">
          <Button
            size="small"
            // In the bar, Apply is the primary button.
            {...(placement === 'bar' ? ({ variant: 'contained', color: 'primary' } as const) : {})}
            onClick={() => editor.send({ type: 'apply' })}
          >
            Apply
          </Button>
          {isNarrow && placement === 'bar' ? (
            <IconTool label="Cancel" icon={X} onPress={cancel} />
          ) : (
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
};
