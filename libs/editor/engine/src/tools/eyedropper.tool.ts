import type { Color } from '../document/layer.ts';
import type { ToolSettings } from './settings.ts';
import { type Machine, machine, type PointerAt, type Step, type ToolContext } from './machine.ts';

type State = { readonly name: 'idle' } | { readonly name: 'picking' };

/** Sets the color of brush and text. */
export const withBrushColor = (settings: ToolSettings, color: Color): ToolSettings => ({
  ...settings,
  brush: { ...settings.brush, color },
  text: { ...settings.text, color },
});

/** Sets the color of brush and text, or with Alt the fill of shapes. */
const withColor = (settings: ToolSettings, color: Color, alt: boolean): ToolSettings =>
  alt ? { ...settings, shape: { ...settings.shape, fill: color } } : withBrushColor(settings, color);

const pick = (pointer: PointerAt, { pickColor, settings }: ToolContext): Step<State> => {
  const color = pickColor(pointer.at);
  const state = { name: 'picking' } as const;
  return color === null ? { state } : { state, settings: withColor(settings, color, pointer.alt) };
};

/** Picks the color under the pointer. */
export const eyedropperTool: Machine = machine<State>(
  { name: 'idle' },
  {
    idle: { pointerDown: (_, pointer, context) => pick(pointer, context) },
    picking: {
      pointerMove: (_, pointer, context) => pick(pointer, context),
      pointerUp: () => ({ state: { name: 'idle' } }),
    },
  },
);
