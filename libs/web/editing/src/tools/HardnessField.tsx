import { PERCENT } from '../fields/measure.ts';
import { SliderField } from '../fields/SliderField.tsx';
import { type Placement } from './use-settings.ts';

interface HardnessFieldProps {
  /** The opaque part of a stroke's width, 0 to 1. */
  readonly value: number;
  readonly placement: Placement;
  readonly onValue: (hardness: number) => void;
}

/** The slider for the hardness of a brush. */
export const HardnessField = ({ value, placement, onValue }: HardnessFieldProps) => (
  <SliderField
    label="Hardness"
    inline={placement === 'bar'}
    value={value}
    min={0}
    max={1}
    step={0.1}
    measure={PERCENT}
    onValue={onValue}
  />
);
