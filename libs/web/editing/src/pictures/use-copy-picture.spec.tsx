import { jest } from '@jest/globals';
import type { EditorDocument } from '@safelight/engine';
import { documentOf, redactOf, shapeOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

const rendered: { readonly document: EditorDocument; readonly file: object }[] = [];
withoutWorkers({
  renderFile: (document, _pictures, file) => {
    rendered.push({ document, file });
    return Promise.resolve(new Blob(['png'], { type: 'image/png' }));
  },
});
const { useCopyPicture } = await import('./use-copy-picture.ts');

const CopyButton = () => {
  const copy = useCopyPicture();
  return <button onClick={() => void copy()}>Copy as PNG</button>;
};

class Item {
  readonly data: Readonly<Record<string, Promise<Blob>>>;

  constructor(data: Readonly<Record<string, Promise<Blob>>>) {
    this.data = data;
  }
}

/** Copies a layer of this document in a browser that can write images, or cannot, and returns what was written. */
const copyOf = async (layer: string, document: EditorDocument, canWrite = true) => {
  const { person, onCanvas } = openEditor(document, <CopyButton />);
  onCanvas((editor) => editor.select([layer]));
  const write = jest.fn<(items: readonly Item[]) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  if (canWrite) Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: Item });
  await person.click(screen.getByRole('button', { name: 'Copy as PNG' }));
  return write;
};

beforeEach(() => {
  rendered.length = 0;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

const at = (x: number) => ({ x, y: 10, scaleX: 1, scaleY: 1, rotation: 0 });
const DOCUMENT = documentOf(
  shapeOf({ id: 'below', transform: at(0) }),
  shapeOf({ id: 'a', transform: at(-5) }),
  redactOf({ id: 'secret' }),
);

it('copies a picture of the selected layer for other programs, in which redacted parts stay hidden', async () => {
  const write = await copyOf('a', DOCUMENT);
  expect(await screen.findByText('Image copied')).toBeVisible();
  const [[[item]]] = write.mock.calls as [[[Item]]];
  expect((await item.data['image/png'])?.type).toBe('image/png');
  const [{ document, file }] = rendered as [(typeof rendered)[number]];
  expect(document.layers.map(({ id, visible }) => [id, visible])).toEqual([
    ['below', false],
    ['a', true],
    ['secret', true],
  ]);
  expect(file).toMatchObject({ format: 'png', part: { x: 0, y: expect.any(Number) as number } });
});

it.each([
  ['the browser cannot write images', DOCUMENT, false, /This browser cannot copy images/],
  [
    'the layer is hidden',
    documentOf(shapeOf({ id: 'a', visible: false })),
    true,
    /show nothing on the canvas/,
  ],
  [
    'the layer is beside the canvas',
    documentOf(shapeOf({ id: 'a', transform: at(-5_000) })),
    true,
    /show nothing/,
  ],
])('nothing is copied if %s, and a message says so', async (_, document, canWrite, message) => {
  const write = await copyOf('a', document, canWrite);
  expect(await screen.findByText(message)).toBeVisible();
  expect([write.mock.calls, rendered]).toEqual([[], []]);
});
