import { styled } from '@mui/material/styles';
import type { Colour } from '@safelight/engine';
import { useEffect, useRef, useState } from 'react';
import { colourFrom, opaque } from './colour-text.ts';

/** What is offered at once: greys, then round the colour circle; the middle ones are the spec's defaults. */
const SWATCHES: readonly { readonly colour: Colour; readonly name: string }[] = [
  { colour: '#000000', name: 'Black' },
  { colour: '#4b5563', name: 'Dark gray' },
  { colour: '#9ca3af', name: 'Gray' },
  { colour: '#ffffff', name: 'White' },
  { colour: '#dc2626', name: 'Red' },
  { colour: '#f97316', name: 'Orange' },
  { colour: '#facc15', name: 'Yellow' },
  { colour: '#16a34a', name: 'Green' },
  { colour: '#0d9488', name: 'Teal' },
  { colour: '#3b82f6', name: 'Blue' },
  { colour: '#7c3aed', name: 'Violet' },
  { colour: '#db2777', name: 'Pink' },
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
    height: 32,
    borderRadius: 8,
    font: 'inherit',
    fontSize: '0.8125rem',
    cursor: 'pointer',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `1px solid ${theme.vars.palette.surface.control}`,
  },
}));

interface PickerProps {
  readonly value: Colour | null;
  readonly canBeNone: boolean;
  readonly onPreview: ((colour: Colour) => void) | undefined;
  readonly onValue: (colour: Colour | null) => void;
}

/** The system's own picker: it tells of each move by `input`, and once of the end by `change`. */
const SystemPicker = ({ value, onPreview, onValue }: Omit<PickerProps, 'canBeNone'>) => {
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState<Colour | null>(null);
  useEffect(() => {
    const element = input.current;
    const end = (): void => {
      if (element === null) return;
      setPicking(null);
      onValue(element.value);
    };
    element?.addEventListener('change', end);
    return () => {
      element?.removeEventListener('change', end);
    };
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
    const colour = typed === null ? null : colourFrom(typed);
    setTyped(null);
    if (colour !== null) onValue(colour);
  };
  return (
    <input
      aria-label="Hex"
      spellCheck={false}
      autoComplete="off"
      placeholder="#rrggbb"
      value={typed ?? (value === null ? '' : value.toLowerCase())}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
};

/** Ways to choose a color: swatches, the system's picker, its hex number. */
export const ColorPicker = ({ value, canBeNone, onPreview, onValue }: PickerProps) => (
  <Choices>
    <div className="swatches" role="group" aria-label="Swatches">
      {SWATCHES.map(({ colour, name }) => (
        <button
          key={colour}
          type="button"
          aria-label={name}
          aria-pressed={value !== null && opaque(value) === colour}
          style={{ backgroundColor: colour }}
          onClick={() => {
            onValue(colour);
          }}
        />
      ))}
    </div>
    <div className="own">
      <SystemPicker value={value} onPreview={onPreview} onValue={onValue} />
      <HexField value={value} onValue={onValue} />
    </div>
    {canBeNone ? (
      <button
        type="button"
        aria-pressed={value === null}
        onClick={() => {
          onValue(null);
        }}
      >
        None
      </button>
    ) : null}
  </Choices>
);
