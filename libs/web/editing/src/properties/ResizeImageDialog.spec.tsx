import { documentOf, shapeOf } from '@safelight/engine/testing';
import { screen, within } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const open = async () => {
  const opened = openEditor(
    documentOf(shapeOf({ id: 'box', transform: { x: 100, y: 50, scaleX: 1, scaleY: 1, rotation: 0 } })),
    <EditorRoom />,
    { Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 100 } }) },
  );
  await opened.person.click(screen.getByRole('button', { name: 'More actions' }));
  await opened.person.click(screen.getByRole('menuitem', { name: 'Resize Image…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resize Image' }));
  const field = (name: string) => dialog.getByRole('spinbutton', { name });
  const type = async (name: string, text: string) => {
    await opened.person.clear(field(name));
    await opened.person.type(field(name), text);
  };
  return { ...opened, dialog, field, type };
};

it('Resize Image scales the image and all its layers to the typed width, which one undo reverts', async () => {
  const { person, editor, dialog, field, type, layer } = await open();
  expect(field('Width')).toHaveValue('800');
  await type('Width', '400');
  await person.click(dialog.getByRole('button', { name: 'Resize' }));
  expect(editor.state.document).toMatchObject({ width: 400, height: 300 });
  expect(layer('box')).toMatchObject({ transform: { x: 50, y: 25, scaleX: 0.5, scaleY: 0.5 } });
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(editor.state.document).toMatchObject({ width: 800, height: 600 });
  expect(layer('box')).toMatchObject({ transform: { x: 100, y: 50, scaleX: 1, scaleY: 1 } });
});

it('Enter in the dialog Resize Image resizes the image to the number being typed', async () => {
  const { person, editor, type } = await open();
  await type('Height', '10%');
  await person.keyboard('{Enter}');
  expect(editor.state.document).toMatchObject({ width: 80, height: 60 });
});

it('Resize Image stretches the image when the proportions are not kept', async () => {
  const { person, editor, dialog, field, type, layer } = await open();
  await person.click(dialog.getByRole('checkbox', { name: 'Keep proportions' }));
  await type('Width', '1600');
  await person.tab();
  expect(field('Height')).toHaveValue('600');
  await person.click(dialog.getByRole('button', { name: 'Resize' }));
  expect(editor.state.document).toMatchObject({ width: 1600, height: 600 });
  expect(layer('box')).toMatchObject({ transform: { x: 200, y: 50, scaleX: 2, scaleY: 1 } });
});

it('Resize Image offers fractions of the size, and the largest that is possible', async () => {
  const { person, editor, dialog, field, type } = await open();
  await person.click(dialog.getByRole('button', { name: '25%' }));
  expect([field('Width'), field('Height')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '200',
    '150',
  ]);
  await type('Height', '16384');
  await person.tab();
  expect(field('Height')).toHaveAccessibleDescription('Use a number from 1 to 12,288.');
  await type('Height', '12288');
  await person.tab();
  expect([field('Width'), field('Height')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '16384',
    '12288',
  ]);
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(editor.state.document).toMatchObject({ width: 800, height: 600 });
  expect(editor.state.history.entries).toHaveLength(1);
});

it('Resize Image stays open, with a message at the field, while a size is not allowed', async () => {
  const { person, editor, dialog, field, type } = await open();
  await type('Width', '20000');
  await person.keyboard('{Enter}');
  await person.click(dialog.getByRole('button', { name: 'Resize' }));
  expect(field('Width')).toHaveFocus();
  expect(field('Width')).toHaveAccessibleDescription('Use a number from 1 to 16,384.');
  await person.keyboard('{Escape}');
  expect(field('Width')).toHaveValue('800');
  expect(editor.state.document.width).toBe(800);
});

it('the dialog Resize Image opens with the same key as in Photoshop', async () => {
  const { person, dialog } = await open();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.keyboard('{Control>}{Alt>}i{/Alt}{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Resize Image' })).toBeVisible();
});
