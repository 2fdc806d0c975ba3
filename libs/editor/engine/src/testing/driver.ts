import type { EditorDocument } from '../document/document.ts';
import type { Layer } from '../document/layer.ts';
import { layerById } from '../document/tree.ts';
import { createEditor } from '../editor/create-editor.ts';
import type { Editor, EditorOptions, PointerInput } from '../editor/editor.ts';
import { pressKey, releaseKey } from '../editor/keyboard.ts';
import { type Modifiers, shownDocument, type ToolId } from '../tools/machine.ts';
import { counter } from './layers.ts';

type Held = Partial<Modifiers>;
type XY = readonly [x: number, y: number];

/** Drives an editor as a person would, on a stage where one pixel of the screen is one of the document. */
export interface Driver {
  readonly editor: Editor;
  readonly pointerDown: (x: number, y: number, input?: Partial<PointerInput>) => Driver;
  readonly pointerMove: (x: number, y: number, input?: Partial<PointerInput>) => Driver;
  readonly pointerUp: (x: number, y: number, input?: Partial<PointerInput>) => Driver;
  readonly click: (x: number, y: number, input?: Partial<PointerInput>) => Driver;
  readonly doubleClick: (x: number, y: number) => Driver;
  readonly drag: (from: XY, to: XY, input?: Partial<PointerInput>) => Driver;
  readonly key: (key: string, held?: Held) => Driver;
  readonly keyUp: (key: string) => Driver;
  readonly type: (content: string) => Driver;
  readonly take: (tool: ToolId) => Driver;
  readonly select: (...ids: string[]) => Driver;
  /** Expects the tool and its state, e.g. `select.idle`. */
  readonly expectState: (state: string) => Driver;
  readonly expectSelected: (...ids: string[]) => Driver;
  readonly layer: (id: string) => Layer;
  readonly shown: (id: string) => Layer;
  /** The names of the steps in the history. */
  readonly steps: () => readonly string[];
}

const layerIn = (document: EditorDocument, id: string): Layer => {
  const layer = layerById(document, id);
  if (layer === null) throw new Error(`There is no layer "${id}".`);
  return layer;
};

export const drive = (
  document: EditorDocument,
  options: Partial<Omit<EditorOptions, 'document'>> = {},
): Driver => {
  const editor = createEditor({ document, newId: counter(), ...options });
  editor.resize({ width: 800, height: 600 });
  editor.look({ scale: 1, x: 0, y: 0 });
  const then = (act: () => void): Driver => {
    act();
    return driver;
  };
  const driver: Driver = {
    editor,
    pointerDown: (x, y, input) => then(() => editor.pointerDown({ x, y, ...input })),
    pointerMove: (x, y, input) => then(() => editor.pointerMove({ x, y, ...input })),
    pointerUp: (x, y, input) => then(() => editor.pointerUp({ x, y, ...input })),
    click: (x, y, input) => driver.pointerDown(x, y, input).pointerUp(x, y, input),
    doubleClick: (x, y) => driver.click(x, y).click(x, y, { clicks: 2 }),
    drag: ([x, y], [toX, toY], input) =>
      driver
        .pointerDown(x, y, input)
        .pointerMove((x + toX) / 2, (y + toY) / 2, input)
        .pointerMove(toX, toY, input)
        .pointerUp(toX, toY, input),
    key: (key, held) => then(() => pressKey(editor, { key, shift: false, alt: false, mod: false, ...held })),
    keyUp: (key) => then(() => releaseKey(editor, key)),
    type: (content) => then(() => editor.send({ type: 'text', content })),
    take: (tool) => then(() => editor.take(tool)),
    select: (...ids) => then(() => editor.select(ids)),
    expectState: (state) =>
      then(() => {
        const { tool, borrowed } = editor.state;
        const { id, state: now } = borrowed ?? tool;
        expect(`${id}.${now.name}`).toBe(state);
      }),
    expectSelected: (...ids) => then(() => expect([...editor.state.selection]).toEqual(ids)),
    layer: (id) => layerIn(editor.state.document, id),
    shown: (id) => layerIn(shownDocument(editor.state.document, editor.state.draft), id),
    steps: () => editor.state.history.entries.map(({ name }) => name),
  };
  return driver;
};
