import { BRUSH_PRESETS, BRUSH_SIZE, type BrushSettings as Settings, OPACITY } from '@safelight/engine';
import { ColorField } from '../fields/ColorField.tsx';
import { PresetButtons } from '../fields/PresetButtons.tsx';
import { SelectBox } from '../fields/SelectBox.tsx';
import { PERCENT, pixelsOf } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { HardnessField } from './HardnessField.tsx';
import { type Placement, usePixelUnit, useSettings } from './use-settings.ts';

type StrokeSettings = Omit<Settings, 'color'>;

interface StrokeFieldsProps {
  readonly value: StrokeSettings;
  readonly placement: Placement;
  /** True for a tool that can have soft edges. */
  readonly canBeSoft?: boolean;
  readonly onValue: (fields: Partial<StrokeSettings>) => void;
}

/** The fields for size, opacity and hardness, and in the panel also for smoothing. */
const StrokeFields = ({ value, placement, canBeSoft = false, onValue }: StrokeFieldsProps) => {
  const inline = placement === 'bar';
  const unit = usePixelUnit();
  return (
    <>
      <SliderField
        label="Size"
        inline={inline}
        value={value.size}
        min={BRUSH_SIZE.min}
        max={BRUSH_SIZE.max}
        step={1}
        measure={pixelsOf(unit)}
        onPreview={(size) => onValue({ size })}
        onValue={(size) => onValue({ size })}
      />
      <SliderField
        label="Opacity"
        inline={inline}
        value={value.opacity}
        min={OPACITY.min}
        max={OPACITY.max}
        step={OPACITY.step}
        measure={PERCENT}
        onValue={(opacity) => onValue({ opacity })}
      />
      {canBeSoft ? (
        <HardnessField
          value={value.hardness}
          placement={placement}
          onValue={(hardness) => onValue({ hardness })}
        />
      ) : null}
      {inline ? null : (
        <SliderField
          label="Smoothing"
          value={value.smoothing}
          min={0}
          max={1}
          step={0.1}
          measure={PERCENT}
          onValue={(smoothing) => onValue({ smoothing })}
        />
      )}
    </>
  );
};

/** The entry of the list for a brush that matches no preset. */
const OWN = 'Custom';

const NAMES = BRUSH_PRESETS.map(({ name }) => name);

/** The preset that a brush matches by size, opacity and hardness, or null. */
const presetOf = ({ size, opacity, hardness }: Settings): string | null =>
  BRUSH_PRESETS.find(
    (preset) => preset.size === size && preset.opacity === opacity && preset.hardness === hardness,
  )?.name ?? null;

/** The settings of the brush: four presets, color, size, opacity, hardness, smoothing. */
export const BrushSettings = ({ placement }: { readonly placement: Placement }) => {
  const [brush, change] = useSettings('brush');
  const present = presetOf(brush);
  const names = present === null ? [...NAMES, OWN] : NAMES;
  const choose = (name: string): void => {
    const preset = BRUSH_PRESETS.find((each) => each.name === name);
    if (preset === undefined) return;
    const { size, opacity, hardness } = preset;
    change({ size, opacity, hardness });
  };
  return (
    <>
      {placement === 'bar' ? (
        <SelectBox
          label="Preset"
          isLabelHidden
          value={present ?? OWN}
          options={names.map((name) => ({ value: name, label: name }))}
          onValue={choose}
        />
      ) : (
        <PresetButtons label="Preset" presets={NAMES} value={present} onChoose={choose} />
      )}
      <ColorField
        label="Color"
        isCompact={placement === 'bar'}
        value={brush.color}
        onValue={(color) => change({ color })}
      />
      <StrokeFields value={brush} placement={placement} canBeSoft onValue={change} />
    </>
  );
};

/** The settings of the highlighter: color, size, opacity, smoothing. */
export const HighlighterSettings = ({ placement }: { readonly placement: Placement }) => {
  const [highlighter, change] = useSettings('highlighter');
  return (
    <>
      <ColorField
        label="Color"
        isCompact={placement === 'bar'}
        value={highlighter.color}
        onValue={(color) => change({ color })}
      />
      <StrokeFields value={highlighter} placement={placement} onValue={change} />
    </>
  );
};

/** The settings of the eraser: size, opacity, hardness, smoothing. */
export const EraserSettings = ({ placement }: { readonly placement: Placement }) => {
  const [eraser, change] = useSettings('eraser');
  return <StrokeFields value={eraser} placement={placement} canBeSoft onValue={change} />;
};
