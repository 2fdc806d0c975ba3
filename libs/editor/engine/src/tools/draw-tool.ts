import type { Action } from '../actions/action.ts';
import { addLayer } from '../actions/layers.ts';
import type { CommandName } from '../commands/command.ts';
import { CLICKED_SHAPE_SIZE } from '../defaults/constants.ts';
import type { Layer } from '../document/layer.ts';
import { lastSelected } from '../document/tree.ts';
import { type DocumentPoint, type Rect, wholePoint } from '../geometry/geometry.ts';
import { drawnBox, isClick } from './drawn-box.ts';
import { type Machine, machine, type PointerAt, type ToolContext } from './machine.ts';

/** Makes a layer from a drag; null when a mere click creates none. */
export type Make = (
  drag: { readonly from: PointerAt; readonly to: PointerAt; readonly id: string },
  context: ToolContext,
) => Layer | null;

type State =
  { readonly name: 'idle' } | { readonly name: 'drawing'; readonly from: PointerAt; readonly id: string };

const adding = (name: CommandName, layer: Layer, { selection }: ToolContext): Action => ({
  ...addLayer(layer, lastSelected(selection)),
  name,
});

/** A tool that creates a layer by dragging; a click creates one of a default size, if the tool supports it. */
export const drawTool = (name: CommandName, make: Make): Machine =>
  machine<State>(
    { name: 'idle' },
    {
      idle: {
        pointerDown: (_, from, context) => ({ state: { name: 'drawing', from, id: context.newId() } }),
      },
      drawing: {
        pointerMove: (state, to, context) => {
          const { from, id } = state;
          const layer = isClick(from.screen, to.screen) ? null : make({ from, to, id }, context);
          if (layer === null) return { state, draft: null };
          const document = adding(name, layer, context).change(context.document);
          return { state, draft: { kind: 'document', document, guides: [] } };
        },
        pointerUp: ({ from, id }, to, context) => {
          const layer = make({ from, to, id }, context);
          const state = { name: 'idle' } as const;
          return layer === null
            ? { state, draft: null }
            : { state, draft: null, action: adding(name, layer, context), selection: new Set([id]) };
        },
      },
    },
  );

/** The box for a click: a square of this size in pixels of the document, centred at a point to the pixel. */
export const clickedBox = (at: DocumentPoint, size: number): Rect => ({
  ...wholePoint({ x: at.x - size / 2, y: at.y - size / 2 }),
  width: size,
  height: size,
});

/** The box of a drag or a click; that of a click is `unit` times the default size. */
export const boxOf = (from: PointerAt, to: PointerAt, unit: number): Rect =>
  isClick(from.screen, to.screen)
    ? clickedBox(from.at, CLICKED_SHAPE_SIZE * unit)
    : drawnBox(from.at, to.at, to);
