import { documentOf, textOf } from '@safelight/engine/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const open = () => {
  const opened = openEditor(documentOf(textOf({ id: 'text' })), <PropertiesPanel />);
  opened.onCanvas((editor) => editor.select(['text']));
  return opened;
};

it('a number is not finished by the keys with which an input method chooses a word', () => {
  const { layer } = open();
  const field = screen.getByRole('spinbutton', { name: 'X' });
  fireEvent.change(field, { target: { value: '140' } });
  for (const key of ['ArrowUp', 'Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(field).toHaveValue('140');
  expect(layer('text')).toMatchObject({ transform: { x: 0 } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(layer('text')).toMatchObject({ transform: { x: 140 } });
});

it('a color is not finished by the Enter that ends a word of an input method', async () => {
  const { person, layer } = open();
  await person.click(screen.getByRole('button', { name: /^Color #/ }));
  const hex = screen.getByRole('textbox', { name: 'Hex' });
  fireEvent.change(hex, { target: { value: '0f' } });
  fireEvent.keyDown(hex, { key: 'Enter', isComposing: true });
  expect(hex).toHaveValue('0f');
  fireEvent.change(hex, { target: { value: '0f8' } });
  fireEvent.keyDown(hex, { key: 'Enter' });
  expect(layer('text')).toMatchObject({ color: '#00ff88' });
});
