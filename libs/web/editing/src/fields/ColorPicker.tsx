import { styled } from '@mui/material/styles';
import type { Color } from '@safelight/engine';
import { isForInputMethod } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { colorFrom, opaque } from './color-text.ts';
import { UNZOOMED } from './unzoomed.ts';

/** The swatches: grays, then colors around the wheel; the middle ones are the spec's defaults. */
const SWATCHES: readonly { readonly color: Color; readonly name: string }[] = [
  { color: '#000000', name: 'Black' },
  { color: '#4b5563', name: 'Dark gray' },
  { color: '#9ca3af', name: 'Gray' },
  { color: '#ffffff', name: 'White' },
  { color: '#dc2626', name: 'Red' },
  { color: '#f97316', name: 'Orange' },
  { color: '#facc15', name: 'Yellow' },
  { color: '#16a34a', name: 'Green' },
  { color: '#0d9488', name: 'Teal' },
  { color: '#3b82f6', name: 'Blue' },
  { color: '#7c3aed', name: 'Violet' },
  { color: '#db2777', name: 'Pink' },
];

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  width: 228,
  padding: theme.spacing(1.5),
  '& > .swatches': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 6 },
  '& .swatches button': {
    aspectRatio: '1',
    padding: 0,
    borderRadius: 6,
    cursor: 'pointer',
    border: `1px solid ${theme.vars.palette.surface.control}`,
    '&[aria-pressed="true"]': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 1 },
  },
  '& > .own': { display: 'grid', gridTemplateColumns: '40px 1fr', gap: 8 },
  '& input': {
    height: 36,
    minWidth: 0,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.surface.sunken,
    border: `1px solid ${theme.vars.palette.surface.control}`,
  },
  '& input[type="color"]': { width: 40, padding: 3, cursor: 'pointer' },
  '& input:not([type="color"])': { paddingInline: theme.spacing(1), fontVariantNumeric: 'tabular-nums' },
  '& > button': {
    minHeight: 32,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.8125rem',
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `1px solid ${theme.vars.palette.surface.control}`,
  },
  '@media (pointer: coarse)': {
    width: 312,
    '& button, & input': { minHeight: 44 },
    '& > .own': { gridTemplateColumns: '44px 1fr' },
    '& input[type="color"]': { width: 44 },
    '& input:not([type="color"])': { fontSize: UNZOOMED },
  },
}));

interface PickerProps {
  readonly value: Color | null;
  readonly canBeNone: boolean;
  readonly onPreview: ((color: Color) => void) | undefined;
  readonly onValue: (color: Color | null) => void;
}

/** The system's color picker, which sends `input` for each move and `change` at the end. */
const SystemPicker = ({ value, onPreview, onValue }: Omit<PickerProps, 'canBeNone'>) => {
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<Color | null>(null);
  useEffect(() => {
    const element = input.current;
    const end = (): void => {
      if (element === null) return;
      setPicking(null);
      onValue(element.value);
    };
    element?.addEventListener('change', end);
    return () => element?.removeEventListener('change', end);
  }, [onValue]);
  return (
    <input
      ref={input}
      type="color"
      aria-label="Pick a color"
      value={picking ?? opaque(value)}
      onChange={(event) => {
        setPicking(event.target.value);
        onPreview?.(event.target.value);
      }}
    />
  );
};

const HexField = ({ value, onValue }: Pick<PickerProps, 'value' | 'onValue'>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    const color = typed === null ? null : colorFrom(typed);
    setTyped(null);
    if (color !== null) onValue(color);
  };
  return (
    <input
      aria-label="Hex"
      spellCheck={false}
      autoComplete="off"
      placeholder="#rrggbb"
      value={typed ?? (value === null ? '' : value.toLowerCase())}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isForInputMethod(event)) finish();
      }}
    />
  );
};

/** Chooses a color from swatches, with the system's picker, or by its hex number. */
export const ColorPicker = ({ value, canBeNone, onPreview, onValue }: PickerProps) => (
  <Choices>
    <div className="swatches" role="group" aria-label="Swatches">
      {SWATCHES.map(({ color, name }) => (
        <button
          key={color}
          type="button"
          aria-label={name}
          aria-pressed={value !== null && opaque(value) === color}
          style={{ backgroundColor: color }}
          onClick={() => onValue(color)}
        />
      ))}
    </div>
    <div className="own">
      <SystemPicker value={value} onPreview={onPreview} onValue={onValue} />
      <HexField value={value} onValue={onValue} />
    </div>
    {canBeNone ? (
      <button type="button" aria-pressed={value === null} onClick={() => onValue(null)}>
        None
      </button>
    ) : null}
  </Choices>
);
