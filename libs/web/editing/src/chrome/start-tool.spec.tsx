import { documentOf, imageOf } from '@safelight/engine/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const open = (search: string) =>
  openEditor(
    documentOf(imageOf({ id: 'photo', locked: true })),
    <>
      <Link to={search} state={{ prompt: 'remove the bird' }}>
        Start
      </Link>
      <EditorRoom />
    </>,
  );

it('the editor starts with the tool in its address and the prompt of the link, and forgets the tool', async () => {
  const { person, editor, address } = open('?tool=mask-brush');
  await person.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(editor.state.tool.id).toBe('mask-brush'));
  expect(await screen.findByLabelText('Describe your edit')).toHaveValue('remove the bird');
  expect(screen.getByRole('button', { name: 'Mask brush' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toBe('/editor/img1');
});

it('the editor ignores a tool that does not exist', async () => {
  const { person, editor, address } = open('?tool=hammer');
  await person.click(screen.getByRole('link', { name: 'Start' }));
  await waitFor(() => expect(address()).toBe('/editor/img1'));
  expect(editor.state.tool.id).toBe('select');
});
