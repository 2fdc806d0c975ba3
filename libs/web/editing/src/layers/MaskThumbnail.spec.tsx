import { OPEN_MASK } from '@safelight/engine';
import { documentOf, imageOf, shapeOf } from '@safelight/engine/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { WithAi } from '../testing/with-ai.tsx';
import { LayersPanel } from './LayersPanel.tsx';

const button = (name: string) => screen.getByRole('button', { name });

const open = () =>
  openEditor(
    documentOf(
      imageOf({ id: 'photo', name: 'Original', locked: true, mask: OPEN_MASK }),
      shapeOf({ id: 'a', name: 'Box', mask: OPEN_MASK }),
      shapeOf({ id: 'b', name: 'Star' }),
    ),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );

it('the thumbnail of a mask is shown for layers with a mask, and selects the layer and the brush for it', async () => {
  const { person, editor } = open();
  expect(screen.queryByRole('button', { name: 'Paint mask of Star' })).toBeNull();
  expect(button('Paint mask of Box')).toHaveAttribute('aria-pressed', 'false');
  await person.click(button('Paint mask of Box'));
  expect(button('Paint mask of Box')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Paint mask of Original')).toHaveAttribute('aria-pressed', 'false');
  expect([...editor.state.selection]).toEqual(['a']);
  expect(editor.state.tool.id).toBe('mask-brush');
  expect(editor.state.settings.mask).toMatchObject({ target: 'layer', erasing: true });
  await person.click(button('Paint mask of Box'));
  expect(editor.state.tool.id).toBe('select');
  expect([...editor.state.selection]).toEqual(['a']);
});

it('the thumbnail disables and enables the mask with Shift, as steps that can be undone', () => {
  const { editor, layer, onCanvas } = open();
  fireEvent.click(button('Paint mask of Box'), { shiftKey: true });
  expect(layer('a').mask).toMatchObject({ enabled: false });
  expect(editor.state.tool.id).toBe('select');
  fireEvent.click(button('Paint disabled mask of Box'), { shiftKey: true });
  expect(layer('a').mask).toMatchObject({ enabled: true });
  onCanvas(editor.undo);
  expect(layer('a').mask).toMatchObject({ enabled: false });
});

it('the thumbnail does not disable the mask of a locked layer, and says why', () => {
  const { editor, layer } = open();
  fireEvent.click(button('Paint mask of Original'), { shiftKey: true });
  expect(layer('photo').mask).toMatchObject({ enabled: true });
  expect(editor.state.notice).toEqual({ kind: 'locked' });
});

it('the thumbnail shows the mask alone with Alt, also of a locked layer, with the brush as it is', () => {
  const { editor, onCanvas } = open();
  fireEvent.click(button('Paint mask of Box'), { altKey: true });
  expect(editor.state.shownMask).toBe('a');
  expect([...editor.state.selection]).toEqual(['a']);
  expect(button('Paint mask of Box')).toHaveAttribute('aria-pressed', 'true');
  onCanvas(() => editor.configure({ mask: { ...editor.state.settings.mask, erasing: false } }));
  fireEvent.click(button('Paint mask of Box'), { altKey: true });
  expect(editor.state.shownMask).toBeNull();
  fireEvent.click(button('Paint mask of Box'), { altKey: true });
  expect(editor.state.settings.mask).toMatchObject({ target: 'layer', erasing: false });
  fireEvent.click(button('Paint mask of Original'), { altKey: true });
  expect(editor.state.shownMask).toBe('photo');
});

it('the chain between a layer and its mask unlinks and links them, but not those of a locked layer', async () => {
  const { person, editor, layer } = open();
  await person.click(button('Unlink mask of Box'));
  expect(layer('a').mask).toMatchObject({ linked: false });
  await person.click(button('Link mask of Box'));
  expect(layer('a').mask).toMatchObject({ linked: true });
  expect(editor.state.tool.id).toBe('select');
  await person.click(button('Unlink mask of Original'));
  expect(layer('photo').mask).toMatchObject({ linked: true });
  expect(editor.state.notice).toEqual({ kind: 'locked' });
});
