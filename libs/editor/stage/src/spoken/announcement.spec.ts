import {
  approximateWidth,
  createEditor,
  flipCanvas,
  moveLayers,
  OPEN_MASK,
  removeLayers,
  setMask,
  setOpacity,
  type Editor,
} from '@safelight/engine';
import { documentOf, shapeOf, textOf } from '@safelight/engine/testing';
import { announcement } from './announcement.ts';

const open = (): Editor =>
  createEditor({
    document: documentOf(
      shapeOf({ id: 'a', name: 'Star' }),
      textOf({ id: 'b', name: 'Title', locked: true }),
    ),
    newId: () => 'n',
  });

const said = (editor: Editor, act: () => unknown): string => {
  const before = editor.state;
  act();
  return announcement(before, editor.state, approximateWidth);
};

it('an announcement names what was selected', () => {
  const editor = open();
  const select = (...ids: string[]) => said(editor, () => editor.select(ids));
  expect(select('a')).toBe('Star selected.');
  expect(select('a', 'b')).toBe('2 layers selected.');
  expect(select()).toBe('Nothing selected.');
  expect(select()).toBe('');
});

it('an announcement names the change and its result', () => {
  const editor = open();
  editor.select(['a']);
  const ids = new Set(['a']);
  expect(said(editor, () => editor.run(setOpacity(ids, 0.5)))).toBe('Change opacity.');
  expect(said(editor, () => editor.run(moveLayers(ids, { x: 12, y: -3 })))).toBe(
    'Move layer: Star at 12, -3.',
  );
});

it('an announcement names what was undone and redone', () => {
  const editor = open();
  editor.run(setOpacity(new Set(['a']), 0.5));
  expect(said(editor, () => editor.undo())).toBe('Undone: Change opacity.');
  expect(said(editor, () => editor.redo())).toBe('Redone: Change opacity.');
  expect(said(editor, () => editor.redo())).toBe('');
  expect(said(editor, () => editor.clearHistory())).toBe('');
});

it('an announcement says what is still selected after layers were removed', () => {
  const editor = open();
  editor.select(['a']);
  expect(said(editor, () => editor.run(removeLayers(new Set(['a']))))).toBe(
    'Delete layer. Nothing selected.',
  );
});

it('the crop frame is announced with its new place or size after a key moved or resized it', () => {
  const editor = open();
  editor.take('crop');
  const grow = { x: -10, y: 0 };
  expect(said(editor, () => editor.send({ type: 'crop', grow }))).toBe('Crop frame, 790 by 600 pixels.');
  const move = { x: 4, y: 0 };
  expect(said(editor, () => editor.send({ type: 'crop', move }))).toBe('Crop frame at 4, 0.');
  expect(said(editor, () => editor.send({ type: 'crop', rotation: 3 }))).toBe('');
});

it('an announcement says that a mask is shown alone, or the image again', () => {
  const editor = open();
  editor.run(setMask('a', OPEN_MASK));
  editor.configure({ mask: { ...editor.state.settings.mask, target: 'layer' } });
  editor.take('mask-brush');
  editor.select(['a']);
  expect(said(editor, () => editor.showMask('a'))).toBe('Mask of Star shown alone.');
  expect(said(editor, () => editor.select(['b']))).toBe('Title selected. Image shown.');
});

it('an announcement says why something was not done', () => {
  const editor = open();
  expect(said(editor, () => editor.refuse('locked'))).toBe(
    'This layer is locked. Unlock it in the Layers panel to change it.',
  );
});

it('an announcement names the selected tool, and says how to finish a text', () => {
  const editor = open();
  expect(said(editor, () => editor.take('text'))).toBe('Text tool.');
  expect(said(editor, () => editor.pointerDown({ x: 5, y: 5 }))).toContain(
    'Type the text, Ctrl+Enter to finish.',
  );
});

it('an announcement says what was painted of the area of an AI edit, undone and redone', () => {
  const editor = open();
  editor.resize({ width: 800, height: 600 });
  editor.take('mask-brush');
  const click = () => {
    editor.pointerDown({ x: 400, y: 300 });
    editor.pointerUp({ x: 400, y: 300 });
  };
  expect(said(editor, click)).toBe('Add to the area.');
  expect(said(editor, () => editor.undo())).toBe('Undone: Add to the area.');
  expect(said(editor, () => editor.redo())).toBe('Redone: Add to the area.');
  expect(said(editor, () => editor.clearAiMask())).toBe('Clear area.');
  click();
  expect(said(editor, () => editor.run(flipCanvas('horizontal')))).toBe(
    'The area for the AI edit was cleared, because the image moved under it. Paint it again. Flip canvas.',
  );
});
