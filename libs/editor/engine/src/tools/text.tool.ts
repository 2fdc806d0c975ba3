import { changeText, textName } from '../actions/content.ts';
import type { Action } from '../actions/action.ts';
import { addLayer, removeLayers } from '../actions/layers.ts';
import { layerAt } from '../bounds/hit.ts';
import { BASELINE, LIMITS } from '../defaults/constants.ts';
import { AT_ORIGIN, type EditorDocument, NEW_LAYER } from '../document/document.ts';
import type { TextLayer, Transform } from '../document/layer.ts';
import { lastSelected, layerById, lockedIds } from '../document/tree.ts';
import { coordinateWithin, within } from '../geometry/transform.ts';
import { limitedChange } from '../characters/characters.ts';
import { type Machine, machine, type PointerAt, type Step, type ToolContext } from './machine.ts';
import { toolUnit } from './tool-unit.ts';

type State =
  | { readonly name: 'idle' }
  /** A new text that is not in the document yet; `from` is where the pointer was pressed, until its release. */
  | {
      readonly name: 'typing';
      readonly layer: TextLayer;
      readonly above: string | null;
      readonly from: PointerAt | null;
    }
  /** An existing text that is being edited. */
  | { readonly name: 'editing'; readonly id: string; readonly content: string };

const IDLE = { name: 'idle' } as const;

/** The distance in CSS pixels within which a text is hit. */
const REACH = 4;

/** A drag draws the box of a text if it is at least this wide, in CSS pixels; a finger's click may move a little. */
const SHORTEST_DRAG = 24;

/** The place of a new text: its first line at the pointer, or the box that was drawn, in which lines wrap. */
const placeOf = (
  { at: from, screen }: PointerAt,
  { at: to, screen: end }: PointerAt,
  context: ToolContext,
): Pick<TextLayer, 'transform' | 'width'> => {
  const unit = toolUnit(context);
  const placed = (x: number, y: number): Transform =>
    within({ ...AT_ORIGIN, scaleX: unit, scaleY: unit, x, y });
  if (Math.abs(end.x - screen.x) < SHORTEST_DRAG)
    return { transform: placed(from.x, from.y - BASELINE * context.settings.text.size * unit), width: null };
  const width = coordinateWithin(Math.abs(to.x - from.x) / unit);
  return { transform: placed(Math.min(from.x, to.x), Math.min(from.y, to.y)), width };
};

const adding = (layer: TextLayer, above: string | null): Action => ({
  ...addLayer({ ...layer, name: textName(layer.content) }, above),
  name: 'add-text',
});

/** An emptied text is removed. */
const editing = (id: string, content: string): Action =>
  content.trim() === '' ? removeLayers(new Set([id])) : changeText(id, { content });

const actionOf = (state: State): Action | null => {
  if (state.name === 'editing') return editing(state.id, state.content);
  if (state.name !== 'typing' || state.layer.content.trim() === '') return null;
  return adding(state.layer, state.above);
};

const show = (state: Exclude<State, typeof IDLE>, document: EditorDocument): Step<State> => {
  const shown =
    state.name === 'typing'
      ? addLayer(state.layer, state.above).change(document)
      : changeText(state.id, { content: state.content }).change(document);
  const layerId = state.name === 'typing' ? state.layer.id : state.id;
  return { state, draft: { kind: 'text', document: shown, layerId }, selection: new Set([layerId]) };
};

/** The step after typing made a text of `before`; what is too much is left out, with a notice. */
const typed = (before: string, content: string, stepWith: (content: string) => Step<State>): Step<State> => {
  const kept = limitedChange(before, content, LIMITS.textLength);
  return kept === content ? stepWith(kept) : { ...stepWith(kept), notice: 'text-too-long' };
};

/** The settings for the text after a new one: an outline, which the bar does not show, is for one text. */
const settingsAfter = (state: State, { settings }: ToolContext): Pick<Step<State>, 'settings'> =>
  state.name === 'typing' && settings.text.outline !== null
    ? { settings: { ...settings, text: { ...settings.text, outline: null } } }
    : {};

const finish = (state: State, context: ToolContext): Step<State> => {
  const action = actionOf(state);
  const step: Step<State> = { state: IDLE, draft: null, ...settingsAfter(state, context) };
  if (action === null) return { ...step, selection: new Set() };
  return { ...step, action };
};

/** Puts what was typed so far into the document; the caret stays in the text, even if there is nothing in it yet. */
const keep = (state: Exclude<State, typeof IDLE>, context: ToolContext): Step<State> => {
  const then = { type: 'enter' } as const;
  if (state.name === 'editing') {
    const { id, content } = state;
    return { state, action: changeText(id, { content }), then };
  }
  const action = actionOf(state);
  if (action === null) return { state };
  const { id, content } = state.layer;
  return { state: { name: 'editing', id, content }, action, then, ...settingsAfter(state, context) };
};

const textAt = ({ at }: PointerAt, { document, measure, viewport }: ToolContext): TextLayer | null => {
  const layer = layerAt(document, at, { measure, tolerance: REACH / viewport.scale });
  return layer?.type === 'text' ? layer : null;
};

const edit = (id: string, { document }: ToolContext): Step<State> => {
  const layer = layerById(document, id);
  if (layer?.type !== 'text') return { state: IDLE };
  if (lockedIds(document).has(id)) return { state: IDLE, notice: 'locked', selection: new Set([id]) };
  return show({ name: 'editing', id, content: layer.content }, document);
};

/** A click edits the text under it, or starts a new one whose first line is at the pointer. */
const press = (pointer: PointerAt, context: ToolContext): Step<State> => {
  const text = textAt(pointer, context);
  if (text !== null) return edit(text.id, context);
  const { settings, selection, newId, document } = context;
  const layer: TextLayer = {
    ...NEW_LAYER,
    type: 'text',
    id: newId(),
    name: 'Text',
    ...placeOf(pointer, pointer, context),
    content: '',
    strokes: [],
    ...settings.text,
  };
  return show({ name: 'typing', layer, above: lastSelected(selection), from: pointer }, document);
};

/**
 * A drag draws the box of a new text; a click places it. Edits texts in place: each edit is one command, finished by
 * Ctrl+Enter, Escape, a click elsewhere or another tool.
 */
export const textTool: Machine = machine<State>(IDLE, {
  idle: {
    pointerDown: (_, pointer, context) => press(pointer, context),
    edit: (_, { id }, context) => edit(id, context),
  },
  typing: {
    pointerMove: (state, pointer, context) =>
      state.from === null
        ? { state }
        : show(
            { ...state, layer: { ...state.layer, ...placeOf(state.from, pointer, context) } },
            context.document,
          ),
    pointerUp: (state) => ({ state: { ...state, from: null } }),
    text: (state, { content }, { document }) =>
      typed(state.layer.content, content, (kept) =>
        show({ ...state, layer: { ...state.layer, content: kept } }, document),
      ),
    enter: (state, _, { document }) => show(state, document),
    settings: (state, _, { document, settings }) =>
      show({ ...state, layer: { ...state.layer, ...settings.text } }, document),
    pointerDown: (state, _, context) => finish(state, context),
    apply: (state, _, context) => finish(state, context),
    settle: (state, _, context) => keep(state, context),
    leave: (state, _, context) => finish(state, context),
    cancel: (state, _, context) => finish(state, context),
  },
  editing: {
    text: (state, { content }, { document }) =>
      typed(state.content, content, (kept) => show({ ...state, content: kept }, document)),
    // The panel may change the text's style while it is being edited.
    enter: (state, _, { document }) =>
      document.layers.some(({ id }) => id === state.id)
        ? show(state, document)
        : { state: IDLE, draft: null },
    pointerDown: (state, _, context) => finish(state, context),
    apply: (state, _, context) => finish(state, context),
    settle: (state, _, context) => keep(state, context),
    leave: (state, _, context) => finish(state, context),
    cancel: (state, _, context) => finish(state, context),
  },
});
