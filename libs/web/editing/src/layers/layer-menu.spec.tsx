import { documentOf, groupOf, imageOf, shapeOf, textOf } from '@safelight/engine/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { WithAi } from '../testing/with-ai.tsx';
import { LayersPanel } from './LayersPanel.tsx';

const open = () =>
  openEditor(
    documentOf(
      imageOf({ id: 'photo', name: 'Original', locked: true }),
      shapeOf({ id: 'a', name: 'Box' }),
      groupOf({ id: 'g', name: 'Badge' }),
      textOf({ id: 'g1', name: 'Hello', parentId: 'g' }),
    ),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );

const button = (name: string) => screen.getByRole('button', { name });

it('Cut Out says beforehand what it costs, and for a locked image why it is not possible', async () => {
  const { person } = open();
  fireEvent.contextMenu(button('Original'));
  const cutOut = () => screen.getByRole('menuitem', { name: 'Cut Out' });
  expect(cutOut()).toHaveAttribute('aria-disabled', 'true');
  expect(cutOut()).toHaveAccessibleDescription('Unlock the layer first');
  await person.keyboard('{Escape}');
  await person.click(button('Unlock Original'));
  fireEvent.contextMenu(button('Original'));
  expect(cutOut()).not.toHaveAttribute('aria-disabled');
  expect(cutOut()).toHaveAccessibleDescription('Costs 1 credit');
});

it('the menu has entries about a mask only for a layer with one', async () => {
  const { person } = open();
  await person.click(button('Box'));
  await person.click(button('More'));
  expect(screen.queryByRole('menuitem', { name: /Mask/ })).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(button('Add mask'));
  await person.click(button('More'));
  expect(screen.getAllByRole('menuitem', { name: /Mask/ })).toHaveLength(6);
});

it('the menu adds an empty drawing above the selected layer, and shows its shortcut', async () => {
  const { person, order, layer } = open();
  await person.click(button('Box'));
  await person.click(button('More'));
  const entry = screen.getByRole('menuitem', { name: 'New Drawing' });
  expect(entry).toHaveTextContent('New DrawingCtrl+Alt+Shift+N');
  await person.click(entry);
  expect(order()).toEqual(['photo', 'a', 'n1', 'g', 'g1']);
  expect(layer('n1')).toMatchObject({ type: 'stroke', strokes: [] });
});
