import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { clamp, rounded } from '@safelight/engine';
import { type CSSProperties, useId, useState } from 'react';
import { inWords, type Measure, PLAIN, shownIn } from './measure.ts';
import { NumberInput } from './NumberInput.tsx';
import { useKeySeries } from './use-key-series.ts';
import { useTouchSlide } from './use-touch-slide.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > .number-field': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    width: 72,
    height: 24,
    marginBlock: -2,
    paddingInline: 6,
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    border: '1px solid transparent',
    '&:hover, &:focus-within': { borderColor: theme.vars.palette.surface.control },
    '&:focus-within': { backgroundColor: theme.vars.palette.surface.sunken },
    '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  },
  '& .MuiSlider-root': {
    gridColumn: '1 / -1',
    marginInline: 8,
    width: 'calc(100% - 16px)',
    // A finger that moves up or down over a slider scrolls the panel.
    touchAction: 'pan-y',
  },
  '& .MuiSlider-mark': { height: 8, opacity: 1, backgroundColor: 'currentColor' },
  '&[data-inline="true"]': {
    // All options of the brush fit beside the panel of a window 1,280 px wide.
    gridTemplateColumns: 'auto minmax(64px, 76px) auto',
    columnGap: 8,
    '& .MuiSlider-root': { gridColumn: 'auto', marginInline: 4, width: 'calc(100% - 8px)' },
    '& > .number-field': { order: 1, width: 62 },
  },
  // With the line of 2 px the target is 44 px high.
  '@media (pointer: coarse)': {
    '& .MuiSlider-root': { paddingBlock: 21 },
    // Reaches into the empty part of the slider's target.
    '& > .number-field': { width: 84, height: 44, marginBlock: -10 },
    '&[data-inline="true"] > .number-field': { width: 76 },
  },
}));

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A value inside the range that changes nothing: the bar is filled from there, and a double click restores it. */
  readonly neutral?: number;
  /** How the value is shown and typed; as the plain number by default. */
  readonly measure?: Measure;
  /** Puts label, slider and number into one line. */
  readonly inline?: boolean;
  readonly disabled?: boolean;
  /** Called while the slider moves. */
  readonly onPreview?: (value: number) => void;
  /** Called on release, and for each press of a key; several presses are one step of undo. */
  readonly onValue: (value: number) => void;
}

/** The events of MUI's slider that come from keys, also from those of assistive tools. */
const OF_KEYS: ReadonlySet<string> = new Set(['keydown', 'change']);

/** The part of the slider between its neutral value and the one that is shown, as MUI places it. */
const fillFrom = (
  neutral: number,
  shown: number,
  { min, max }: Pick<SliderFieldProps, 'min' | 'max'>,
): CSSProperties => {
  const share = (value: number): string => `${String((value / (max - min)) * 100)}%`;
  return { left: share(Math.min(neutral, shown) - min), width: share(Math.abs(shown - neutral)) };
};

/** A slider whose effect is previewed while it moves, and whose number can also be typed. */
export const SliderField = ({
  label,
  value,
  min,
  max,
  step,
  neutral,
  measure = PLAIN,
  inline = false,
  disabled = false,
  onPreview,
  onValue,
}: SliderFieldProps) => {
  const id = useId();
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  const move = (next: number): void => {
    setMoving(next);
    onPreview?.(next);
  };
  const end = (next: number): void => {
    setMoving(null);
    onValue(next);
  };
  const keys = useKeySeries();
  const touch = useTouchSlide({ value, min, max, step, disabled, onMove: move, onEnd: end });
  return (
    <Root data-inline={inline}>
      <span id={id}>{label}</span>
      <div className="number-field">
        <NumberInput
          aria-labelledby={id}
          value={shown * measure.factor}
          min={shownIn(min, measure)}
          max={shownIn(max, measure)}
          step={step * measure.factor}
          digits={measure.digits}
          unit={measure.unit}
          disabled={disabled}
          onValue={(number) => onValue(clamp(rounded(number / measure.factor, 6), min, max))}
        />
      </div>
      <Slider
        size="small"
        color="secondary"
        aria-labelledby={id}
        value={shown}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        getAriaValueText={(number) => inWords(number, measure)}
        {...(neutral === undefined
          ? {}
          : {
              marks: [{ value: neutral }],
              slotProps: { track: { style: fillFrom(neutral, shown, { min, max }) } },
              onDoubleClick: () => {
                if (!disabled && shown !== neutral) onValue(neutral);
              },
            })}
        onChange={(_, next) => move(next)}
        onChangeCommitted={({ type }, next) => {
          if (OF_KEYS.has(type)) keys.join(() => end(next));
          else end(next);
        }}
        onBlur={keys.end}
        {...touch}
      />
    </Root>
  );
};
