import type { Measures, ScreenPoint, Size } from '@safelight/engine';
import type { CSSProperties } from 'react';

/** The look of the label: light on dark, so that it is readable on every picture and in both themes. */
export const MEASURE_LABEL: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  padding: '3px 8px',
  borderRadius: 6,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  color: 'white',
  backgroundColor: 'rgb(0 0 0 / 0.78)',
  pointerEvents: 'none',
  visibility: 'hidden',
};

const signed = (value: number): string => String(value).replace('-', '−');

/** The text of the label: "X 20  Y 45", "180 × 120" or "15°". */
export const measureText = (measures: Measures): string => {
  switch (measures.kind) {
    case 'place':
      return `X ${signed(measures.x)}  Y ${signed(measures.y)}`;
    case 'size':
      return `${String(measures.width)} × ${String(measures.height)}`;
    case 'angle':
      return `${signed(measures.degrees)}°`;
  }
};

/** The distances of the label from the pointer and from the edges of the stage, in CSS pixels. */
const GAP = { beside: 16, below: 20, aboveFinger: 56, edge: 8 } as const;

/** The place of the label: below and right of a mouse or pen, and above a finger, which would hide it. */
export const labelPlace = (
  pointer: ScreenPoint & { readonly kind: 'mouse' | 'pen' | 'touch' },
  label: Size,
  stage: Size,
): ScreenPoint => {
  const isFinger = pointer.kind === 'touch';
  const x = isFinger ? pointer.x - label.width / 2 : pointer.x + GAP.beside;
  const y = isFinger ? pointer.y - GAP.aboveFinger - label.height : pointer.y + GAP.below;
  const inside = (at: number, length: number, all: number): number =>
    Math.max(GAP.edge, Math.min(at, all - length - GAP.edge));
  return { x: inside(x, label.width, stage.width), y: inside(y, label.height, stage.height) };
};
