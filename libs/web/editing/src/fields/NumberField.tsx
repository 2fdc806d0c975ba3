import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minWidth: 0,
  height: 32,
  paddingInline: theme.spacing(1),
  borderRadius: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.sunken,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:focus-within': { borderColor: theme.vars.palette.text.secondary },
  '& label': { flex: 'none', cursor: 'text' },
  '& input': {
    flex: 1,
    width: '100%',
    minWidth: 32,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    border: 0,
    padding: 0,
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { appearance: 'none' },
    '&:disabled': { color: theme.vars.palette.text.disabled },
  },
  '@media (pointer: coarse)': { height: 44 },
}));

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The number of decimals shown. */
  readonly digits?: number;
  /** The unit that is shown after the number: `px`, `°`, `%`. */
  readonly unit?: string;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Rounds a number to these decimals, so that it is shown without zeros at the end. */
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * A number field with its label in one line. Enter, leaving the field, and each step of an arrow key apply
 * the number.
 */
export const NumberField = ({
  label,
  value,
  min,
  max,
  step = 1,
  digits = 2,
  unit,
  disabled = false,
  onValue,
}: NumberFieldProps) => {
  const id = useId();
  const shown = rounded(value, digits);
  const written = String(shown);
  const [typed, setTyped] = useState<string | null>(null);
  const take = (number: number): void => {
    setTyped(null);
    const next = within(number, min, max);
    if (Number.isFinite(next) && next !== shown) onValue(next);
  };
  const finish = (): void => {
    if (typed === null) return;
    if (typed.trim() === '') setTyped(null);
    else take(Number(typed.replace(',', '.')));
  };
  return (
    <Root className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="ring-around"
        inputMode={min < 0 ? 'text' : 'decimal'}
        role="spinbutton"
        aria-valuenow={shown}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={unit === undefined ? undefined : `${written} ${unit}`}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? written}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === 'Enter') finish();
          else if (key === 'Escape' && typed !== null) {
            event.stopPropagation();
            setTyped(null);
          } else if (key === 'ArrowUp' || key === 'ArrowDown') {
            event.preventDefault();
            const from = typed === null ? shown : Number(typed.replace(',', '.'));
            const by = step * (event.shiftKey ? 10 : 1) * (key === 'ArrowUp' ? 1 : -1);
            take(rounded((Number.isFinite(from) ? from : shown) + by, 6));
          }
        }}
      />
      {unit === undefined ? null : <span aria-hidden>{unit}</span>}
    </Root>
  );
};
