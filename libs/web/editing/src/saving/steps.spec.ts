/** @jest-environment node */
import { createEditor, parseDocument, setBackground, type Editor } from '@safelight/engine';
import { documentOf, imageOf } from '@safelight/engine/testing';
import { changesOf, replayed, stepsBetween, type Step } from './steps.ts';

const START = documentOf(imageOf());
const parse = (json: string) => Promise.resolve(parseDocument(json));

/** Records the steps of what `act` does with an editor. */
const written = (act: (editor: Editor) => void) => {
  let next = 0;
  const editor = createEditor({ document: START, newId: () => `id-${String((next += 1))}` });
  const steps: Step[] = [];
  let before = editor.state;
  editor.subscribe((after) => {
    steps.push(...stepsBetween(before, after));
    before = after;
  });
  act(editor);
  return { editor, steps };
};

const color = (editor: Editor, value: string): boolean => editor.run(setBackground(value));

it.each<[string, (editor: Editor) => void, string]>([
  [
    'two commands',
    (editor) => {
      color(editor, '#000001');
      color(editor, '#000002');
    },
    'do do',
  ],
  [
    'undo and redo',
    (editor) => {
      color(editor, '#000001');
      color(editor, '#000002');
      editor.undo();
      editor.undo();
      editor.redo();
    },
    'do do undo undo redo',
  ],
  [
    'a new step after undo',
    (editor) => {
      color(editor, '#000001');
      editor.undo();
      color(editor, '#000002');
    },
    'do undo do',
  ],
  [
    'steps that were joined to the one before',
    (editor) => {
      const series = {};
      for (const value of ['#000001', '#000002', '#000003'])
        editor.joining(series, () => void color(editor, value));
    },
    'do undo do undo do',
  ],
  [
    'a cleared history',
    (editor) => {
      color(editor, '#000001');
      editor.clearHistory();
      color(editor, '#000002');
      editor.undo();
    },
    'do clear do undo',
  ],
  [
    'an action without a change',
    (editor) => {
      editor.zoom(1);
      editor.select(['image']);
      editor.preview(setBackground('#123456'));
      editor.cancel();
    },
    '',
  ],
])('replaying recorded steps leads to the same document and history after %s', async (_what, act, kinds) => {
  const { editor, steps } = written(act);
  expect(steps.map((step) => step.kind).join(' ')).toBe(kinds);
  const states = await replayed(START, structuredClone(steps), parse);
  expect(states).toHaveLength(steps.length + 1);
  expect(states?.at(-1)?.document).toEqual(editor.state.document);
  expect(states?.at(-1)?.history).toEqual(editor.state.history);
});

it.each<[string, number, string]>([
  ['nothing', 0, ''],
  ['each step', 3, 'do do do'],
  ['a step that was redone', 1, 'do undo redo'],
  ['the undoing of saved steps', 2, 'undo undo'],
  ['the redoing of steps that were undone when it was saved', 2, 'redo redo'],
  ['steps that took the place of saved ones', 2, 'undo undo do do'],
  ['an undone step that took the place of a saved one', 1, 'undo do undo'],
  ['that step when it is redone', 1, 'undo do undo redo'],
  ['a series of keys as one step', 1, 'do undo do undo do'],
  ['a series of keys that was saved meanwhile as one step', 1, 'undo do undo do'],
  ['no step that was undone', 0, 'do do undo undo'],
  ['no saved step that was undone and redone', 0, 'undo redo'],
  ['nothing for a cleared history', 2, 'do clear do'],
])('the number of changes counts %s', (_what, changes, kinds) => {
  expect(changesOf(kinds.split(' ').filter((kind) => kind !== '') as Step['kind'][])).toBe(changes);
});

it.each<[string, unknown]>([
  ['contain an invalid layer', { kind: 'insert', layers: [{ at: 0, layer: { id: 'x', type: 'text' } }] }],
  ['are of an unknown kind', { kind: 'insert', layers: 'all' }],
  ['make a canvas too large', { kind: 'canvas', width: 99_999, height: 10, background: null }],
])('steps are rejected when they %s', async (_why, change) => {
  const command = { name: 'canvas-size', apply: [change], invert: [] };
  expect(await replayed(START, [{ kind: 'do', command } as unknown as Step], parse)).toBeNull();
});
