import { styled } from '@mui/material/styles';
import { clamp, rounded } from '@safelight/engine';
import { formatCount, isForInputMethod } from '@safelight/web-ui';
import { useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCanvas } from '../chrome/focus-canvas.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { numberIn } from './number-text.ts';
import { UNZOOMED } from './unzoomed.ts';
import { useKeySeries } from './use-key-series.ts';

const Input = styled('input')(({ theme }) => ({
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
  '@media (pointer: coarse)': { fontSize: UNZOOMED },
}));

export interface NumberInputProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The number of decimals shown. */
  readonly digits?: number;
  /** The unit that is shown after the number: `px`, `°`, `%`. */
  readonly unit?: string;
  /** What 100 % is, for percentages that are typed. */
  readonly whole?: number;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}

/** What names the input: its own id, for a label, or the id of another element. */
type Naming = { readonly id: string } | { readonly 'aria-labelledby': string };

/** A text that is not applied yet. */
interface Typed {
  readonly text: string;
  /** The value over which it was typed; when the value changes, the text is no longer shown. */
  readonly over: number;
  /** True once somebody has tried to apply the text although it is not an allowed number. */
  readonly isRefused: boolean;
}

/** Longer texts are no calculation that somebody types. */
const LONGEST_TEXT = 60;

/** Returns from a field to the canvas, so that keys are shortcuts again; in a dialog the focus stays. */
const leave = (field: HTMLInputElement): void => {
  if (field.closest('[role="dialog"]') !== null) {
    // What is typed next replaces the number.
    field.select();
    return;
  }
  field.blur();
  focusCanvas();
};

/**
 * A number that can be typed or calculated (see `numberIn`), with its unit. Enter, leaving the field, and each press of
 * an arrow key apply the number, and Escape restores it; Enter and Escape also return to the canvas. Several presses of
 * arrow keys are one step of undo. A text that is not an allowed number stays, with a message.
 */
export const NumberInput = ({
  value,
  min,
  max,
  step = 1,
  digits = 2,
  unit = '',
  whole,
  disabled = false,
  onValue,
  ...naming
}: NumberInputProps & Naming) => {
  const problemId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const shown = rounded(value, digits);
  const written = String(shown);
  const [last, setTyped] = useState<Typed | null>(null);
  const typed = last?.over === value ? last : null;
  const number = typed === null ? shown : numberIn(typed.text, { unit, now: value, whole });
  const isAllowed = typed === null || (number >= min && number <= max);
  const problem = isAllowed ? '' : `Use a number from ${formatCount(min)} to ${formatCount(max)}.`;
  const isRefused = typed?.isRefused === true && !isAllowed;
  const keys = useKeySeries();
  // A form with this field is not submitted while the text is not allowed.
  useLayoutEffect(() => input?.setCustomValidity(problem), [input, problem]);

  const take = (next: number): void => {
    setTyped(null);
    if (next !== shown) onValue(next);
  };
  /** Applies what was typed; false when it is not allowed. */
  const finish = (): boolean => {
    if (typed === null) return true;
    if (typed.text.trim() === '') setTyped(null);
    else if (isAllowed) take(number);
    else {
      setTyped({ ...typed, isRefused: true });
      return false;
    }
    return true;
  };
  return (
    <>
      <Input
        ref={setInput}
        {...naming}
        className="ring-around"
        inputMode={min < 0 ? 'text' : 'decimal'}
        role="spinbutton"
        aria-valuenow={shown}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={unit === '' ? undefined : `${written} ${unit}`}
        aria-invalid={isRefused}
        // While something is typed, undo is about the text; otherwise about the document.
        data-typed={typed !== null}
        aria-describedby={isRefused ? problemId : undefined}
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        disabled={disabled}
        value={typed?.text ?? written}
        onChange={({ target: { value: text } }) =>
          setTyped(text === written ? null : { text, over: value, isRefused: typed?.isRefused === true })
        }
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          finish();
          keys.end();
        }}
        onInvalid={(event) => {
          // The message below the field replaces the browser's.
          event.preventDefault();
          finish();
          event.currentTarget.focus();
        }}
        onKeyDown={(event) => {
          if (isForInputMethod(event)) return;
          const { key, currentTarget: field } = event;
          if (key === 'Enter') {
            if (flushSync(finish)) leave(field);
            else {
              // A form is not submitted with a text that is not allowed, and what is typed next replaces the text.
              event.preventDefault();
              field.select();
            }
          } else if (key === 'Escape') {
            // A dialog closes only when there is nothing to restore.
            if (typed !== null) event.stopPropagation();
            flushSync(() => setTyped(null));
            leave(field);
          } else if (key === 'ArrowUp' || key === 'ArrowDown') {
            event.preventDefault();
            const by = step * (event.shiftKey ? 10 : 1) * (key === 'ArrowUp' ? 1 : -1);
            const next = clamp(rounded((Number.isFinite(number) ? number : shown) + by, 6), min, max);
            keys.join(() => take(next));
          }
        }}
      />
      {unit === '' ? null : <span aria-hidden>{unit}</span>}
      <FieldProblem id={problemId} field={input} isShown={isRefused} problem={problem} />
    </>
  );
};
