import type { Action } from '../actions/action.ts';
import { LIMITS } from '../defaults/constants.ts';
import type { Color, Stroke, StrokePoint } from '../document/layer.ts';
import { clamp } from '../geometry/geometry.ts';
import { coordinateWithin } from '../geometry/transform.ts';
import { isClick } from './drawn-box.ts';
import {
  type Draft,
  type Machine,
  machine,
  type Notice,
  type PointerAt,
  type Step,
  type ToolContext,
} from './machine.ts';
import type { ToolSettings } from './settings.ts';
import { toolUnit } from './tool-unit.ts';

type StrokeDraft = Extract<Draft, { readonly kind: 'stroke' }>;

/** The target and the settings of a stroke, or the reason why none can be painted. */
export type Beginning =
  | (Pick<StrokeDraft, 'layerId' | 'purpose' | 'blend'> & {
      readonly brush: Pick<Stroke, 'size' | 'color' | 'opacity' | 'smoothing' | 'hardness' | 'erasing'>;
    })
  | { readonly notice: Notice };

/** A finished stroke: an action and the selection after it, or an addition to the mask of the next AI edit. */
type Ending = Pick<Step<never>, 'action' | 'selection' | 'aiMask'>;

/** `last` is the end of the stroke before, from which a click with Shift draws a straight line. */
type State =
  | { readonly name: 'idle'; readonly last: StrokePoint | null }
  | {
      readonly name: 'drawing';
      readonly last: StrokePoint | null;
      readonly from: PointerAt;
      readonly draft: StrokeDraft;
    }
  | { readonly name: 'picking'; readonly last: StrokePoint | null };

/** The settings with a color for the next strokes. */
type WithColor = (settings: ToolSettings, color: Color) => ToolSettings;

/** Takes the color under the pointer for the next strokes. */
const pick = (
  last: StrokePoint | null,
  { at }: PointerAt,
  { pickColor, settings }: ToolContext,
  withColor: WithColor,
): Step<State> => {
  const color = pickColor(at);
  const state = { name: 'picking', last } as const;
  return color === null ? { state } : { state, settings: withColor(settings, color) };
};

/** The distance in CSS pixels that the pointer must move before a point is added. */
const SPACING = 1;

const pointOf = ({ at, pressure }: PointerAt): StrokePoint => [
  coordinateWithin(at.x),
  coordinateWithin(at.y),
  clamp(pressure ?? 0.5, 0, 1),
];

const withPoint = (stroke: Stroke, pointer: PointerAt, { viewport }: ToolContext): Stroke => {
  const [first] = stroke.points;
  const last = stroke.points.at(-1);
  const point = pointOf(pointer);
  if (pointer.shift && first !== undefined) return { ...stroke, points: [first, point] };
  const near =
    last !== undefined && Math.hypot(last[0] - point[0], last[1] - point[1]) * viewport.scale < SPACING;
  return near || stroke.points.length >= LIMITS.pointsPerStroke
    ? stroke
    : { ...stroke, points: [...stroke.points, point] };
};

/** The stroke on release: a click with Shift makes it a line from the stroke before. */
const finished = (
  { last, from, draft }: Extract<State, { readonly name: 'drawing' }>,
  pointer: PointerAt,
): StrokeDraft => {
  const { stroke } = draft;
  const isLine = last !== null && pointer.shift && isClick(from.screen, pointer.screen);
  return isLine ? { ...draft, stroke: { ...stroke, points: [last, ...stroke.points.slice(0, 1)] } } : draft;
};

/**
 * A tool that paints along the pointer. A drag with Shift makes the stroke a straight line, and a click with
 * Shift a line from the end of the stroke before. With `withColor`, Alt picks the color under the pointer.
 */
export const strokeTool = (
  begin: (context: ToolContext) => Beginning,
  end: (draft: StrokeDraft, context: ToolContext) => Ending,
  withColor: WithColor | null = null,
): Machine =>
  machine<State>(
    { name: 'idle', last: null },
    {
      idle: {
        pointerDown: (state, pointer, context) => {
          if (pointer.alt && withColor !== null) return pick(state.last, pointer, context, withColor);
          const beginning = begin(context);
          if ('notice' in beginning) return { state, notice: beginning.notice };
          const { brush, ...target } = beginning;
          const stroke = {
            ...brush,
            size: brush.size * toolUnit(context),
            pressure: pointer.pressure !== null,
            points: [pointOf(pointer)],
          };
          const draft: StrokeDraft = { kind: 'stroke', stroke, ...target };
          return { state: { name: 'drawing', last: state.last, from: pointer, draft }, draft };
        },
      },
      picking: {
        pointerMove: (state, pointer, context) =>
          withColor === null ? { state } : pick(state.last, pointer, context, withColor),
        pointerUp: ({ last }) => ({ state: { name: 'idle', last } }),
      },
      drawing: {
        pointerMove: (state, pointer, context) => {
          const stroke = withPoint(state.draft.stroke, pointer, context);
          if (stroke === state.draft.stroke) return { state };
          const draft = { ...state.draft, stroke };
          return { state: { ...state, draft }, draft };
        },
        pointerUp: (state, pointer, context) => {
          const draft = finished(state, pointer);
          return {
            state: { name: 'idle', last: draft.stroke.points.at(-1) ?? null },
            draft: null,
            ...end(draft, context),
          };
        },
      },
    },
  );

/** An action after which its layer is selected. */
export const selecting = (action: Action, id: string): Ending => ({ action, selection: new Set([id]) });
