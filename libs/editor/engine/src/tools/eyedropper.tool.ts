import type { ToolSettings } from './settings.ts';
import { type Machine, machine, type PointerAt, type Step, type ToolContext } from './machine.ts';

type State = { readonly name: 'idle' } | { readonly name: 'picking' };

/** A picked colour is that of the brush and of text; with Alt the fill of shapes. */
const withColour = (settings: ToolSettings, colour: string, alt: boolean): ToolSettings =>
  alt
    ? { ...settings, shape: { ...settings.shape, fill: colour } }
    : { ...settings, brush: { ...settings.brush, colour }, text: { ...settings.text, colour } };

const pick = (pointer: PointerAt, { pickColour, settings }: ToolContext): Step<State> => {
  const colour = pickColour(pointer.at);
  const state = { name: 'picking' } as const;
  return colour === null ? { state } : { state, settings: withColour(settings, colour, pointer.alt) };
};

/** Takes the colour under the pointer. */
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
