import { addDrawing } from '../actions/insert.ts';
import { groupLayers, ungroupLayers } from '../actions/groups.ts';
import { duplicateLayers, moveLayersToEnd, removeLayers } from '../actions/layers.ts';
import { invertMask } from '../actions/masks.ts';
import { hiddenIds, lastSelected, lockedIds } from '../document/tree.ts';
import type { Editor } from './editor.ts';
import {
  isCropping,
  isOpacityKey,
  isPaintingMask,
  isSelected,
  type KeyInput,
  moveSelection,
  moveView,
  swapMaskBrush,
  swapWithNeighbour,
  neighbourOf,
  resizeBy,
  runUnlocked,
  resizeBrush,
  setOpacityByKey,
  hardenBrush,
  arrowStep,
} from './key-actions.ts';
import { brushedLayer } from './state.ts';

/** A shortcut, for the help dialog and for handling keys. */
interface Shortcut {
  readonly keys: string;
  readonly label: string;
  readonly matches: (input: KeyInput, editor: Editor) => boolean;
  readonly perform: (editor: Editor, input: KeyInput) => void;
  /** Whether all that the key changes while it is held down is one step of undo, as a drag is. */
  readonly isOneStepWhileHeld?: boolean;
}

const plain = ({ shift, alt, mod }: KeyInput): boolean => !shift && !alt && !mod;
const withMod =
  (key: string, shift = false) =>
  (input: KeyInput): boolean =>
    input.mod && !input.alt && input.shift === shift && input.key.toLowerCase() === key;

/** The shortcuts that only change the view. */
export const VIEW_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: '+ − 0',
    label: 'Zoom in, zoom out, fit',
    matches: ({ key, alt }) => !alt && ['+', '=', '-', '_', '0'].includes(key),
    perform: (editor, { key }) => moveView(editor, key),
  },
  { keys: 'Ctrl+1', label: 'Zoom to 100 %', matches: withMod('1'), perform: (editor) => editor.setScale(1) },
];

/** The shortcuts that go through the history. */
export const HISTORY_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Ctrl+Z', label: 'Undo', matches: withMod('z'), perform: (editor) => editor.undo() },
  { keys: 'Ctrl+Shift+Z', label: 'Redo', matches: withMod('z', true), perform: (editor) => editor.redo() },
  { keys: 'Ctrl+Y', label: 'Redo', matches: withMod('y'), perform: (editor) => editor.redo() },
];

/** All shortcuts in the order of the help dialog. They match Photopea and Photoshop where those have one. */
export const SHORTCUTS: readonly Shortcut[] = [
  ...HISTORY_SHORTCUTS,
  {
    // Chrome keeps Ctrl+Shift+N for itself, so these are the keys of Photoshop for a new layer without a dialog.
    keys: 'Ctrl+Alt+Shift+N',
    label: 'New drawing',
    matches: ({ key, mod, alt, shift }) => mod && alt && shift && key.toLowerCase() === 'n',
    perform: (editor) => {
      editor.run(addDrawing(editor.newId(), lastSelected(editor.state.selection)));
    },
  },
  {
    keys: 'Ctrl+J',
    label: 'Duplicate layers',
    matches: withMod('j'),
    perform: (editor) => editor.run(duplicateLayers(editor.state.selection, editor.newId)),
  },
  {
    keys: 'Ctrl+G',
    label: 'Group layers',
    matches: withMod('g'),
    perform: (editor) => {
      const id = editor.newId();
      if (editor.run(groupLayers(editor.state.selection, { id }))) editor.select([id]);
    },
  },
  {
    keys: 'Ctrl+Shift+G',
    label: 'Ungroup layers',
    matches: withMod('g', true),
    perform: (editor) => editor.run(ungroupLayers(editor.state.selection)),
  },
  {
    keys: 'Ctrl+]',
    label: 'Move layer up',
    isOneStepWhileHeld: true,
    matches: withMod(']'),
    perform: (editor) => swapWithNeighbour(editor, 1),
  },
  {
    keys: 'Ctrl+[',
    label: 'Move layer down',
    isOneStepWhileHeld: true,
    matches: withMod('['),
    perform: (editor) => swapWithNeighbour(editor, -1),
  },
  {
    keys: 'Ctrl+Shift+]',
    label: 'Bring layers to the front',
    // With Shift, keyboards report the other character of the key.
    matches: withMod('}', true),
    perform: (editor) => editor.run(moveLayersToEnd(editor.state.selection, 'front')),
  },
  {
    keys: 'Ctrl+Shift+[',
    label: 'Send layers to the back',
    matches: withMod('{', true),
    perform: (editor) => editor.run(moveLayersToEnd(editor.state.selection, 'back')),
  },
  {
    keys: 'Ctrl+A',
    label: 'Select all layers',
    matches: withMod('a'),
    perform: (editor) => {
      const { document } = editor.state;
      const [locked, hidden] = [lockedIds(document), hiddenIds(document)];
      const free = document.layers.filter(
        ({ id, parentId }) => parentId === null && !locked.has(id) && !hidden.has(id),
      );
      editor.select(free.map(({ id }) => id));
    },
  },
  { keys: 'Ctrl+D', label: 'Deselect', matches: withMod('d'), perform: (editor) => editor.select([]) },
  {
    keys: 'Delete',
    label: 'Delete layers',
    matches: (input) => plain(input) && (input.key === 'Delete' || input.key === 'Backspace'),
    perform: (editor) => {
      if (isSelected(editor)) runUnlocked(editor, removeLayers(editor.state.selection));
    },
  },
  {
    keys: 'Alt+Arrows',
    label: 'Resize layers or the crop frame by 1 pixel, with Shift by 10',
    isOneStepWhileHeld: true,
    matches: (input) => input.alt && !input.mod && arrowStep(input) !== null,
    perform: (editor, input) => {
      const step = arrowStep(input);
      if (step === null) return;
      if (isCropping(editor)) editor.send({ type: 'crop', grow: step });
      else if (isSelected(editor)) resizeBy(editor, step);
    },
  },
  {
    keys: 'Arrows',
    label:
      'Move layers, the mask that is painted or the crop frame by 1 pixel, with Shift by 10; without a selection move the view',
    isOneStepWhileHeld: true,
    matches: (input) => !input.alt && !input.mod && arrowStep(input) !== null,
    perform: (editor, input) => {
      const step = arrowStep(input);
      if (step === null) return;
      if (isCropping(editor)) editor.send({ type: 'crop', move: step });
      else if (isSelected(editor)) moveSelection(editor, step);
      else moveView(editor, input.key);
    },
  },
  {
    keys: 'Tab',
    label: 'Select the next layer, with Shift the one before',
    // Beyond the last layer, Tab moves the focus to the element after the canvas.
    matches: ({ key, alt, mod, shift }, editor) =>
      key === 'Tab' && !alt && !mod && neighbourOf(editor, shift ? -1 : 1) !== null,
    perform: (editor, { shift }) => {
      const next = neighbourOf(editor, shift ? -1 : 1);
      if (next !== null) editor.select([next]);
    },
  },
  {
    keys: 'Enter',
    label: 'Apply, or edit the selected text',
    matches: ({ key, alt }) => key === 'Enter' && !alt,
    perform: (editor) => editor.send({ type: 'apply' }),
  },
  {
    keys: '[',
    label: 'Smaller brush',
    matches: (i) => plain(i) && i.key === '[',
    perform: (editor) => resizeBrush(editor, -1),
  },
  {
    keys: ']',
    label: 'Larger brush',
    matches: (i) => plain(i) && i.key === ']',
    perform: (editor) => resizeBrush(editor, 1),
  },
  {
    keys: 'Shift+[',
    label: 'Softer brush',
    // With Shift, keyboards report the other character of the key.
    matches: ({ key, alt, mod }) => !alt && !mod && key === '{',
    perform: (editor) => hardenBrush(editor, -1),
  },
  {
    keys: 'Shift+]',
    label: 'Harder brush',
    matches: ({ key, alt, mod }) => !alt && !mod && key === '}',
    perform: (editor) => hardenBrush(editor, 1),
  },
  {
    keys: 'X',
    label: 'Switch the mask brush between showing and hiding',
    matches: (input, editor) => plain(input) && input.key.toLowerCase() === 'x' && isPaintingMask(editor),
    perform: swapMaskBrush,
  },
  {
    keys: 'Ctrl+I',
    label: 'Invert the mask that is painted',
    matches: (input, editor) => withMod('i')(input) && brushedLayer(editor.state) !== null,
    perform: (editor) => {
      const layer = brushedLayer(editor.state);
      if (layer !== null) runUnlocked(editor, invertMask(layer.id));
    },
  },
  {
    keys: '1 … 9, 0',
    label: 'Opacity of the brush or of the selected layers: 10 % to 90 %, 100 %',
    matches: (input, editor) => plain(input) && isOpacityKey(editor, input),
    perform: setOpacityByKey,
  },
  ...VIEW_SHORTCUTS,
];
