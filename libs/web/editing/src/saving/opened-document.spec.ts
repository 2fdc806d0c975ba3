/** @jest-environment node */
import {
  createEditor,
  newDocument,
  SCHEMA,
  serializeDocument,
  setBackground,
  type EditorDocument,
} from '@safelight/engine';
import type { Draft, DraftWithSteps } from './local-drafts.ts';
import { openingFrom } from './opened-document.ts';
import type { StoredDocument } from './stored-document.ts';
import { stepsBetween, type Step } from './steps.ts';

const BEGUN = newDocument({ width: 10, height: 10 });
const painted = (background: string): EditorDocument => ({ ...BEGUN, background });
const [ONE, TWO, THREE] = ['#000001', '#000002', '#000003'];

/** Steps that set the canvas to one color after another. */
const stepsTo = (...colors: string[]): Step[] => {
  const editor = createEditor({ document: BEGUN, newId: () => 'id' });
  const steps: Step[] = [];
  let before = editor.state;
  editor.subscribe((after) => {
    steps.push(...stepsBetween(before, after));
    before = after;
  });
  for (const color of colors) editor.run(setBackground(color));
  return steps;
};

const draftOf = (steps: readonly Step[], fields: Partial<Draft> = {}): DraftWithSteps => ({
  draft: {
    id: 'draft',
    userId: 'ada',
    imageUid: 'img1',
    start: serializeDocument(BEGUN),
    revision: 0,
    savedSteps: 0,
    changedAt: 0,
    ...fields,
  },
  steps,
});

const serverAt = (revision: number, document: EditorDocument): StoredDocument => ({
  document,
  shownBy: null,
  other: { revision, savedBy: 'Firefox on Linux', updatedAt: '2026-11-22T10:00:00Z' },
});

it('the opened document is the server’s document, or a new one, when this browser has no draft', async () => {
  expect(await openingFrom(null, [], BEGUN)).toMatchObject({
    document: BEGUN,
    revision: 0,
    unsaved: [],
    draft: null,
  });
  expect(await openingFrom(serverAt(3, painted(ONE)), [], BEGUN)).toMatchObject({
    document: painted(ONE),
    revision: 3,
    unsaved: [],
  });
});

it('unsaved changes are restored with their history after the tab was closed', async () => {
  const draft = draftOf(stepsTo(ONE, TWO, THREE), { revision: 2, savedSteps: 1 });
  const opening = await openingFrom(serverAt(2, painted(ONE)), [draft], BEGUN);
  expect(opening).toMatchObject({
    document: painted(THREE),
    revision: 2,
    unsaved: ['do', 'do'],
    other: null,
    draft,
  });
  expect(opening.history).toMatchObject({ index: 3 });
});

it('only the history is restored when everything was saved', async () => {
  const draft = draftOf(stepsTo(ONE, TWO), { revision: 2, savedSteps: 2 });
  const opening = await openingFrom(serverAt(2, painted(TWO)), [draft], BEGUN);
  expect(opening).toMatchObject({ document: painted(TWO), unsaved: [], history: { index: 2 } });
});

it('the browser recognises its own save when the tab never received the answer', async () => {
  const draft = draftOf(stepsTo(ONE, TWO, THREE), { revision: 1, savedSteps: 1 });
  const opening = await openingFrom(serverAt(2, painted(TWO)), [draft], BEGUN);
  expect(opening).toMatchObject({ document: painted(THREE), revision: 2, unsaved: ['do'], other: null });
});

it('there is a conflict when somebody else has saved since the unsaved changes', async () => {
  const draft = draftOf(stepsTo(ONE, TWO), { revision: 1, savedSteps: 1 });
  const opening = await openingFrom(serverAt(5, painted('#ffffff')), [draft], BEGUN);
  expect(opening).toMatchObject({
    document: painted(TWO),
    unsaved: ['do'],
    other: { revision: 5, savedBy: 'Firefox on Linux' },
  });
});

it('the server’s document is opened when somebody else has saved since and nothing here is unsaved', async () => {
  const draft = draftOf(stepsTo(ONE), { revision: 1, savedSteps: 1 });
  const opening = await openingFrom(serverAt(5, painted('#ffffff')), [draft], BEGUN);
  expect(opening).toMatchObject({ document: painted('#ffffff'), revision: 5, unsaved: [], draft: null });
});

it('a draft with unsaved changes is opened rather than a later draft without any', async () => {
  const saved = draftOf(stepsTo(ONE), { id: 'saved', revision: 1, savedSteps: 1 });
  const unsaved = draftOf(stepsTo(ONE, TWO), { id: 'unsaved', revision: 1, savedSteps: 1 });
  expect((await openingFrom(serverAt(1, painted(ONE)), [saved, unsaved], BEGUN)).draft).toBe(unsaved);
});

it.each([
  ['damaged', draftOf([{ kind: 'do', command: { apply: [{ kind: 'order' }] } } as unknown as Step])],
  ['of a newer version of the program', draftOf(stepsTo(ONE), { start: '{"schema":99}' })],
  ['not a document', draftOf(stepsTo(ONE), { start: 'null' })],
])('a draft that is %s is ignored', async (_what, draft) => {
  expect(await openingFrom(serverAt(1, painted(TWO)), [draft], BEGUN)).toMatchObject({
    document: painted(TWO),
    draft: null,
  });
});

it('changes stored in an older schema are restored, without their history', async () => {
  const outlined = (colour: string) => ({
    type: 'text',
    id: 't',
    name: 'Title',
    parentId: null,
    opacity: 1,
    visible: true,
    locked: false,
    blend: 'normal',
    mask: null,
    transform: { x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0 },
    content: 'Sea',
    font: 'Arial',
    size: 24,
    weight: 400,
    italic: false,
    align: 'left',
    colour,
    outline: null,
    width: null,
    strokes: [],
  });
  const command = {
    name: 'add-layers',
    apply: [{ kind: 'insert', layers: [{ at: 0, layer: outlined('#00ff00') }] }],
    invert: [{ kind: 'remove', ids: ['t'] }],
  };
  const step = { kind: 'do', command } as unknown as Step;
  const start = JSON.stringify({ schema: 1, width: 10, height: 10, background: null, layers: [] });
  const { document, unsaved, history } = await openingFrom(null, [draftOf([step], { start })], BEGUN);
  expect(document).toMatchObject({ schema: SCHEMA, layers: [{ content: 'Sea', color: '#00ff00' }] });
  expect(unsaved).toEqual(['do']);
  expect(history.entries).toHaveLength(1);
});
