import Button from '@mui/material/Button';
import {
  CROP_RATIOS,
  type EditorState,
  fillingScale,
  LIMITS,
  ROTATION,
  SCALE_PERCENT,
  type Size,
} from '@safelight/engine';
import { ArrowRightLeft, X } from 'lucide-react';
import { useNarrow } from '../chrome/use-narrow.ts';
import { IconTool } from '../fields/IconChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { ButtonRow, FieldGrid } from '../fields/Section.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { DEGREES } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { useEditing, useEditor } from '../session/editing-session.ts';
import { type Placement } from './use-settings.ts';

interface CropOptions extends Size {
  /** The fixed ratio of width to height; null for free. */
  readonly ratio: number | null;
  readonly rotation: number;
  readonly scale: number;
  /** The scale at which the picture fills all corners of the frame. */
  readonly filling: number;
}

const NONE: CropOptions = {
  width: 1,
  height: 1,
  ratio: null,
  rotation: ROTATION.default,
  scale: SCALE_PERCENT.default,
  filling: SCALE_PERCENT.default,
};

/** The options of the frame without its position, and without the gesture that changes it with each move. */
const optionsIn = ({ document, draft }: EditorState): CropOptions => {
  if (draft?.kind !== 'crop') return NONE;
  const { ratio, frame, settled } = draft;
  const { rotation, scale } = frame;
  const { width, height } = settled;
  return { ratio, rotation, scale, width, height, filling: fillingScale(document, frame) };
};

const sameOptions = (a: CropOptions, b: CropOptions): boolean =>
  a.ratio === b.ratio &&
  a.rotation === b.rotation &&
  a.scale === b.scale &&
  a.width === b.width &&
  a.height === b.height &&
  a.filling === b.filling;

const RATIO_OPTIONS = CROP_RATIOS.map(({ label }) => ({ value: label, label }));

/** The ratios of width to height that can be typed, also as “4:5”. */
const RATIO = { min: 0.01, max: 100 };

const SIDES = [
  ['W', 'width'],
  ['H', 'height'],
] as const;

/** The entry of the list for a ratio that was typed. */
const OWN_RATIO = 'Custom';

/**
 * The settings of the crop tool: ratio, size, rotation and scale, with Apply and Cancel. A panel beside the bar leaves
 * these two to it, and has room for a ratio of one's own; the sheet of a phone takes its place.
 */
export const CropSettings = ({ placement }: { readonly placement: Placement }) => {
  const { editor } = useEditing();
  const { ratio, rotation, scale, width, height, filling } = useEditor(optionsIn, sameOptions);
  const label = CROP_RATIOS.find((each) => each.ratio === ratio)?.label ?? OWN_RATIO;
  const isNarrow = useNarrow();
  const cancel = (): void => editor.send({ type: 'discard' });
  const turn = (degree: number): void => editor.send({ type: 'crop', rotation: degree });
  const swap = (): void =>
    editor.send({
      type: 'crop',
      ...(ratio === null ? { size: { width: height, height: width } } : { ratio: 1 / ratio }),
    });
  const sides = SIDES.map(([name, side]) => (
    <NumberField
      key={side}
      label={name}
      value={side === 'width' ? width : height}
      whole={side === 'width' ? width : height}
      digits={0}
      min={1}
      max={LIMITS.sidePx}
      unit="px"
      onValue={(next) => editor.send({ type: 'crop', size: { [side]: Math.round(next) } })}
    />
  ));
  return (
    <>
      <SelectBox
        label="Aspect ratio"
        isLabelHidden={placement === 'bar'}
        value={label}
        options={
          label === OWN_RATIO ? [...RATIO_OPTIONS, { value: OWN_RATIO, label: OWN_RATIO }] : RATIO_OPTIONS
        }
        onValue={(next) => {
          const chosen = CROP_RATIOS.find((each) => each.label === next);
          if (chosen !== undefined) editor.send({ type: 'crop', ratio: chosen.ratio });
        }}
      />
      {placement === 'bar' ? (
        sides
      ) : (
        <>
          <FieldGrid>
            <NumberField
              label="Ratio"
              value={ratio ?? width / height}
              min={RATIO.min}
              max={RATIO.max}
              step={0.1}
              digits={3}
              onValue={(next) => editor.send({ type: 'crop', ratio: next })}
            />
            <ButtonRow>
              <IconTool label="Swap width and height" icon={ArrowRightLeft} onPress={swap} />
            </ButtonRow>
          </FieldGrid>
          <FieldGrid>{sides}</FieldGrid>
        </>
      )}
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
