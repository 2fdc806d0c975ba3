import { createEditor, pressKey } from '@safelight/engine';
import { documentOf, shapeOf, counter } from '@safelight/engine/testing';
import { keyInput } from './key-input.ts';

const pressed = (key: string, code: string, held: KeyboardEventInit = {}) =>
  keyInput(new KeyboardEvent('keydown', { key, code, ...held }));

it('a letter is taken from the layout of the keyboard if it is Latin', () => {
  expect(pressed('z', 'KeyY', { ctrlKey: true })).toMatchObject({ key: 'z', shift: false, mod: true });
  expect(pressed('é', 'Digit2').key).toBe('é');
  expect(pressed('ArrowLeft', 'ArrowLeft', { altKey: true }).alt).toBe(true);
});

it.each([
  ['Cyrillic', 'я', 'KeyZ', 'z'],
  ['Cyrillic', 'Я', 'KeyZ', 'z'],
  ['Greek', 'β', 'KeyB', 'b'],
  ['Hebrew', 'ה', 'KeyV', 'v'],
  ['Cyrillic', 'х', 'BracketLeft', '['],
])('a %s letter %s is the letter of a Latin keyboard on its key', (_, key, code, expected) => {
  expect(pressed(key, code).key).toBe(expected);
});

it('a character that Option writes on a Mac is the letter of its key', () => {
  expect(pressed('ç', 'KeyC', { metaKey: true, altKey: true })).toMatchObject({ key: 'c', alt: true });
  expect(pressed('Dead', 'KeyN', { metaKey: true, altKey: true, shiftKey: true }).key).toBe('n');
  expect(pressed('ArrowLeft', 'ArrowLeft', { altKey: true }).key).toBe('ArrowLeft');
  expect(pressed('ć', 'KeyC', { altKey: true, modifierAltGraph: true }).key).toBe('ć');
});

it.each<[string, KeyboardEventInit]>([
  ['Windows, by AltGr', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ['Linux, by AltGr', { modifierAltGraph: true }],
  ['a Mac, by Option', { altKey: true }],
  ['a Mac, by Option and Shift', { altKey: true, shiftKey: true }],
  ['a keyboard with a key for it', {}],
])('a bracket written on %s changes the brush', (_, held) => {
  const editor = createEditor({ document: documentOf(shapeOf()), newId: counter() });
  editor.take('brush');
  editor.configure({ brush: { ...editor.state.settings.brush, size: 6 } });
  expect(pressKey(editor, pressed('[', 'Digit5', held))).toBe(true);
  expect(pressKey(editor, pressed('{', 'Digit7', held))).toBe(true);
  expect(editor.state.settings.brush).toMatchObject({ size: 5, hardness: 0.75 });
});

it('an arrow key that is held down moves a layer in one step', () => {
  const editor = createEditor({ document: documentOf(shapeOf({ id: 'shape' })), newId: counter() });
  editor.select(['shape']);
  for (const repeat of [false, true, true, false, true])
    pressKey(editor, pressed('ArrowRight', 'ArrowRight', { repeat }));
  expect(editor.state.history.entries.map(({ name }) => name)).toEqual([
    'open',
    'move-layers',
    'move-layers',
  ]);
  editor.undo();
  expect(editor.state.document.layers[0]).toMatchObject({ transform: { x: 3 } });
});

it('Ctrl with a bracket stays a shortcut of its own', () => {
  expect(pressed('[', 'BracketLeft', { ctrlKey: true }).mod).toBe(true);
});
