import { documentOf, imageOf, textOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { PropertiesPanel } from './PropertiesPanel.tsx';

const open = (selected: string) => {
  const opened = openEditor(
    documentOf(imageOf({ id: 'photo', locked: true }), textOf({ id: 'text' })),
    <PropertiesPanel />,
  );
  opened.onCanvas((editor) => editor.select([selected]));
  return opened;
};

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('spinbutton', { name });

it('the properties say that a layer is locked, and unlock it', async () => {
  const { person, layer } = open('photo');
  expect(screen.getByRole('heading', { name: 'This layer is locked' })).toBeVisible();
  await person.click(button('Unlock'));
  expect(layer('photo').locked).toBe(false);
  expect(screen.queryByText('This layer is locked')).toBeNull();
  expect(field('X')).toBeEnabled();
});

it('the properties have the same order with the tool that makes such layers as with every other', () => {
  const { editor, onCanvas } = open('text');
  const order = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const withSelect = order();
  expect(withSelect).toEqual(['Position and size', 'Text', 'Appearance']);
  onCanvas(() => {
    editor.take('text');
    editor.select(['text']);
  });
  expect(order()).toEqual(withSelect);
});
