import { documentOf, imageOf } from '@safelight/engine/testing';
import { screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const open = () => openEditor(documentOf(imageOf({ id: 'photo' })), <EditorRoom />);
const button = (name: string) => screen.getByRole('button', { name });

it('a notice says that filters were not applied, and applies them on request', async () => {
  const { person, editor } = open();
  await person.click(button('Filters'));
  await person.click(button('Vintage'));
  await person.click(button('Select'));
  expect(await screen.findByText('The filters were not applied.')).toBeInTheDocument();
  await person.click(button('Apply'));
  expect(editor.state.document.layers.at(-1)).toMatchObject({ type: 'filter' });
});

it('the notice about filters that were not applied is shown once, for the last ones', async () => {
  const { person } = open();
  for (const preset of ['Vintage', 'Dramatic']) {
    await person.click(button('Filters'));
    await person.click(button(preset));
    await person.click(button('Select'));
  }
  await waitFor(() => expect(screen.getAllByText('The filters were not applied.')).toHaveLength(1));
});

it('filters that are only previewed are in the exported file, and their panel goes on with them', async () => {
  const { person, editor } = open();
  await person.click(button('Filters'));
  await person.click(button('Vintage'));
  await person.click(button('More actions'));
  await person.click(screen.getByRole('menuitem', { name: 'Export…' }));
  expect(editor.state.document.layers.at(-1)).toMatchObject({ type: 'filter' });
  await person.click(button('Close'));
  expect(button('Apply Filters')).toBeDisabled();
  await person.click(button('Select'));
  expect(screen.queryByText('The filters were not applied.')).toBeNull();
});
