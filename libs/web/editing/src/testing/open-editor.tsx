import {
  createEditor,
  type Editor,
  type EditorDocument,
  type Layer,
  layerById,
  type PictureSource,
} from '@safelight/engine';
import { counter } from '@safelight/engine/testing';
import type { PictureStore } from '@safelight/render';
import { fakeServer } from '@safelight/web-data/testing';
import { type OpenedScreen, openScreen } from '@safelight/web-session/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { type EditPurposes, purposesInMemory } from '../purposes/edit-purpose.ts';
import type { Saving } from '../saving/saving.ts';
import { EditingProvider, type EditingSession } from '../session/editing-session.ts';
import { EDITED_IMAGE } from './document-answers.ts';

const SIZE = { width: 40, height: 30 };

/** A picture store in which every picture is loaded, with 40 × 30 pixels; records added pictures. */
export const fakePictures = () => {
  const added: string[] = [];
  const pictures: PictureStore = {
    get: () => ({ image: document.createElement('canvas'), ...SIZE }),
    ready: () => Promise.resolve(),
    add: (hash) => {
      added.push(hash);
      return Promise.resolve(SIZE);
    },
    failed: () => [],
    lacksMemory: () => false,
    hasCmyk: () => false,
    retry: () => undefined,
    subscribe: () => () => undefined,
    bytes: (_source: PictureSource) => Promise.resolve(new Blob()),
    close: () => undefined,
  };
  return { pictures, added };
};

/** A `Saving` whose document the server has stored already. */
export const savedAlready: Saving = {
  status: { kind: 'saved' },
  subscribe: () => () => undefined,
  flush: () => Promise.resolve(),
  retry: () => undefined,
  keepMine: () => undefined,
  takeTheirs: () => Promise.resolve(),
  hold: () => Promise.resolve({ revision: 1, published: () => undefined, release: () => undefined }),
  shownBy: () => undefined,
  inUse: { other: null, subscribe: () => () => undefined, lookAgain: () => Promise.resolve() },
  keepEditing: () => undefined,
  isKeptHere: () => Promise.resolve(true),
};

interface OpenedEditor extends OpenedScreen {
  readonly editor: Editor;
  readonly layer: (id: string) => Layer;
  /** The ids of the layers from bottom to top. */
  readonly order: () => readonly string[];
  readonly added: readonly string[];
  /** Its functions may be replaced by a spec. */
  readonly pictures: PictureStore;
  /** Changes the editor as the canvas would, which is not rendered. */
  readonly onCanvas: (change: (editor: Editor) => void) => void;
}

/** Renders a part of the editor for a document with a real engine; nothing is drawn. */
export const openEditor = (
  document: EditorDocument,
  element: ReactNode,
  handlers: Parameters<typeof fakeServer>[0] = {},
  purposes: EditPurposes = purposesInMemory(),
): OpenedEditor => {
  const editor = createEditor({ document, newId: counter() });
  editor.resize({ width: 800, height: 600 });
  const { pictures, added } = fakePictures();
  const session: EditingSession = {
    editor,
    pictures,
    picturesIn: () => (source) => pictures.bytes(source),
    resources: {
      createCanvas: () => new OffscreenCanvas(1, 1),
      releaseCanvas: () => undefined,
      picture: () => null,
      measure: editor.measure,
      familyOf: () => 'sans-serif',
    },
    saving: savedAlready,
    purposes,
    restored: 0,
    image: EDITED_IMAGE,
  };
  const opened = openScreen({
    path: '/editor/img1',
    element: <EditingProvider value={session}>{element}</EditingProvider>,
    // Most specs wait for no answer, so none may arrive in the middle of their tests.
    link: fakeServer({ EditorAi: () => NEVER, ...handlers }).link,
  });
  return {
    ...opened,
    editor,
    added,
    pictures,
    onCanvas: (change) =>
      act(() => {
        change(editor);
      }),
    layer: (id) => {
      const layer = layerById(editor.state.document, id);
      if (layer === null) throw new Error(`There is no layer "${id}".`);
      return layer;
    },
    order: () => editor.state.document.layers.map(({ id }) => id),
  };
};
