import { LIMITS } from '@safelight/engine';
import { documentOf, filterOf, groupOf, imageOf, redactOf, shapeOf, textOf } from '@safelight/engine/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const lines = () =>
  within(screen.getByRole('list', { name: 'Layers' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('[data-name]')?.textContent);

const button = (name: string) => screen.getByRole('button', { name });

it('the layers panel lists the layers from top to bottom, with the contents of a group below it', async () => {
  const { person } = open();
  expect(lines()).toEqual(['Badge', 'Hello', 'Box', 'Original']);
  await person.click(button('Close Badge'));
  expect(lines()).toEqual(['Badge', 'Box', 'Original']);
  await person.click(button('Open Badge'));
  expect(lines()).toEqual(['Badge', 'Hello', 'Box', 'Original']);
});

it("the panel's buttons hide and show, lock and unlock a layer", async () => {
  const { person, layer } = open();
  await person.click(button('Hide Box'));
  expect(layer('a').visible).toBe(false);
  await person.click(button('Show Box'));
  expect(layer('a').visible).toBe(true);
  await person.click(button('Lock Box'));
  expect(layer('a').locked).toBe(true);
  await person.click(button('Unlock Original'));
  expect(layer('photo').locked).toBe(false);
});

it('a click with Alt on an eye shows only that layer, and the next one all layers again', () => {
  const { layer } = open();
  const visible = () => ['photo', 'a', 'g'].map((id) => layer(id).visible);
  fireEvent.click(button('Hide Box'), { altKey: true });
  expect(visible()).toEqual([false, true, false]);
  fireEvent.click(button('Hide Box'), { altKey: true });
  expect(visible()).toEqual([true, true, true]);
});

it('a click selects one layer, with Ctrl another one, and with Shift a range', async () => {
  const { person, editor } = open();
  await person.click(button('Box'));
  expect([...editor.state.selection]).toEqual(['a']);
  await person.keyboard('{Control>}');
  await person.click(button('Hello'));
  await person.keyboard('{/Control}');
  expect([...editor.state.selection]).toEqual(['a', 'g1']);
  await person.click(button('Badge'));
  await person.keyboard('{Shift>}');
  await person.click(button('Original'));
  await person.keyboard('{/Shift}');
  expect([...editor.state.selection].toSorted()).toEqual(['a', 'g', 'g1', 'photo']);
});

it('the panel changes the opacity in steps of a tenth, and the blend mode', async () => {
  const { person, layer } = open();
  await person.click(button('Box'));
  const opacity = screen.getByRole('slider', { name: 'Opacity' });
  expect(opacity).toHaveAttribute('step', '0.1');
  act(() => opacity.focus());
  await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(layer('a').opacity).toBe(0.7);
  await person.selectOptions(screen.getByLabelText('Blend mode'), 'Multiply');
  expect(layer('a').blend).toBe('multiply');
});

it('moving the opacity slider previews the opacity, and its release adds one step', () => {
  const { editor, onCanvas, layer } = open();
  onCanvas(() => editor.select(['a']));
  const before = editor.state.history.index;
  const opacity = screen.getByRole('slider', { name: 'Opacity' });
  fireEvent.change(opacity, { target: { value: '0.4' } });
  expect(layer('a').opacity).toBe(0.4);
  expect(editor.state.history.index).toBe(before + 1);
});

it('the keys that change the opacity are one step, until the focus leaves the slider', async () => {
  const { editor, person, onCanvas, layer } = open();
  onCanvas(() => editor.select(['a']));
  const { index } = editor.state.history;
  const opacity = screen.getByRole('slider', { name: 'Opacity' });
  act(() => opacity.focus());
  await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(editor.state.history.index).toBe(index + 1);
  act(() => opacity.blur());
  act(() => opacity.focus());
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(editor.state.history.index).toBe(index + 2);
  onCanvas(() => editor.undo());
  expect(layer('a').opacity).toBe(0.7);
  onCanvas(() => editor.undo());
  expect(layer('a').opacity).toBe(1);
});

it('Duplicate puts the copy above all other layers, with Copy appended to its name', async () => {
  const { person, order, layer } = open();
  await person.click(button('Box'));
  await person.click(button('Duplicate'));
  expect(order()).toEqual(['photo', 'a', 'g', 'g1', 'n1']);
  expect(layer('n1').name).toBe('Box Copy');
});

it('Move up and Move down swap a layer with its neighbour, but not beyond the ends', async () => {
  const { person, order } = open();
  await person.click(button('Box'));
  await person.click(button('Move up'));
  expect(order()).toEqual(['photo', 'g', 'g1', 'a']);
  expect(button('Move up')).toBeDisabled();
  await person.click(button('Move down'));
  await person.click(button('Move down'));
  expect(order()).toEqual(['a', 'photo', 'g', 'g1']);
  expect(button('Move down')).toBeDisabled();
});

it('Delete removes layers, except locked ones', async () => {
  const { person, order } = open();
  await person.click(button('Original'));
  expect(button('Delete')).toBeDisabled();
  await person.click(button('Badge'));
  await person.click(button('Delete'));
  expect(order()).toEqual(['photo', 'a']);
});

it('a layer is renamed in place after a double click or F2, and keeps its old name on Escape', async () => {
  const { person, layer } = open();
  await person.dblClick(button('Box'));
  const field = screen.getByRole('textbox', { name: 'Name of Box' });
  expect(field).toHaveFocus();
  await person.keyboard('Frame{Enter}');
  expect(layer('a').name).toBe('Frame');
  act(() => button('Frame').focus());
  await person.keyboard('{F2}Other{Escape}');
  expect(layer('a').name).toBe('Frame');
  await person.keyboard('{F2}   {Enter}');
  expect(layer('a').name).toBe('Frame');
});

it('a name that is too long is not cut but stays in its field, with a message', async () => {
  const { person, layer } = open();
  await person.dblClick(button('Box'));
  const field = screen.getByRole('textbox', { name: 'Name of Box' });
  fireEvent.change(field, { target: { value: 'x'.repeat(LIMITS.nameLength + 1) } });
  expect(await screen.findByText('Use at most 200 characters.')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('Use at most 200 characters.');
  fireEvent.change(field, { target: { value: 'x'.repeat(LIMITS.nameLength) } });
  await person.keyboard('{Enter}');
  expect(layer('a').name).toBe('x'.repeat(LIMITS.nameLength));
});

it('Enter that ends a word of an input method does not end renaming', async () => {
  const { person, layer } = open();
  await person.dblClick(button('Box'));
  const field = screen.getByRole('textbox', { name: 'Name of Box' });
  fireEvent.change(field, { target: { value: '箱' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toBeVisible();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(layer('a').name).toBe('箱');
});

it('arrow keys move the focus between layers, and with Alt reorder the layer', async () => {
  const { person, order } = open();
  await person.click(button('Box'));
  await person.keyboard('{ArrowDown}');
  expect(button('Original')).toHaveFocus();
  await person.keyboard('{Home}');
  expect(button('Badge')).toHaveFocus();
  await person.keyboard('{ArrowLeft}');
  expect(lines()).toEqual(['Badge', 'Box', 'Original']);
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['photo', 'g', 'g1', 'a']);
  expect(button('Badge')).toHaveFocus();
});

it('layers are grouped and ungrouped', async () => {
  const { person, editor, layer, order } = open();
  await person.click(button('Box'));
  await person.click(button('Group'));
  expect(layer('a').parentId).toBe('n1');
  expect([...editor.state.selection]).toEqual(['n1']);
  await person.click(button('More'));
  await person.click(screen.getByRole('menuitem', { name: 'Ungroup' }));
  expect(order()).toEqual(['photo', 'a', 'g', 'g1']);
});

it('a filter can have a mask, which limits it to a part of the picture', async () => {
  const { person, editor, layer, onCanvas } = openEditor(
    documentOf(imageOf({ id: 'photo' }), filterOf({ id: 'f', name: 'Filters' })),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );
  await person.click(button('Filters'));
  await person.click(button('Add mask'));
  onCanvas(() => {
    editor.pointerDown({ x: 100, y: 100 });
    editor.pointerMove({ x: 160, y: 120 });
    editor.pointerUp({ x: 160, y: 120 });
  });
  expect(layer('f').mask).toMatchObject({ base: 'show', strokes: [{ erasing: true }] });
});

it('adding a mask selects its brush, and the menu shows the mask alone, inverts, disables, unlinks and removes it', async () => {
  const { person, editor, layer } = open();
  await person.click(button('Box'));
  await person.click(button('Add mask'));
  expect(layer('a').mask).toMatchObject({ base: 'show', enabled: true });
  expect(editor.state.tool.id).toBe('mask-brush');
  expect(editor.state.settings.mask).toMatchObject({ target: 'layer', erasing: true });
  const choose = async (name: string): Promise<void> => {
    await person.click(button('More'));
    await person.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Show Mask Alone');
  expect(editor.state.shownMask).toBe('a');
  await choose('Show Image');
  expect(editor.state.shownMask).toBeNull();
  await choose('Invert Mask');
  expect(layer('a').mask).toMatchObject({ base: 'hide' });
  await choose('Disable Mask');
  expect(layer('a').mask).toMatchObject({ enabled: false });
  await choose('Unlink Mask');
  expect(layer('a').mask).toMatchObject({ linked: false });
  await choose('Link Mask');
  expect(layer('a').mask).toMatchObject({ linked: true });
  await choose('Remove Mask');
  expect(layer('a').mask).toBeNull();
});

it('Merge down does not merge into a locked layer, and says which one is locked', async () => {
  const { person, order } = open();
  await person.click(button('Box'));
  await person.click(button('More'));
  await person.click(screen.getByRole('menuitem', { name: 'Merge Down' }));
  expect(await screen.findByText(/^“Original” is locked/)).toBeVisible();
  expect(order()).toEqual(['photo', 'a', 'g', 'g1']);
});

it('Merge down does not merge a redaction, which would show what it hides, and says why', async () => {
  const { person, editor, order, onCanvas } = openEditor(
    documentOf(shapeOf({ id: 'a', name: 'Secret' }), redactOf({ id: 'r', name: 'Redaction' })),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );
  onCanvas(() => editor.select(['r']));
  await person.click(button('More'));
  await person.click(screen.getByRole('menuitem', { name: 'Merge Down' }));
  await waitFor(() => expect(editor.state.notice).toEqual({ kind: 'redaction-in-merge' }));
  expect(order()).toEqual(['a', 'r']);
});

it('a layer beyond the limit of layers is not added, and a notice says why', () => {
  const many = Array.from({ length: LIMITS.layers }, (_, index) => shapeOf({ id: `s${String(index)}` }));
  const { editor, onCanvas, order } = openEditor(
    documentOf(...many),
    <WithAi>
      <LayersPanel />
    </WithAi>,
  );
  onCanvas(() => editor.select(['s0']));
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(order()).toHaveLength(LIMITS.layers);
  expect(editor.state.notice).toEqual({ kind: 'too-many-layers' });
});

it('a right click on a layer opens its menu', async () => {
  const { person, editor, order } = open();
  fireEvent.contextMenu(button('Box'));
  expect([...editor.state.selection]).toEqual(['a']);
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByRole('textbox', { name: 'Name of Box' })).toHaveFocus();
  await person.keyboard('{Escape}');
  const choose = async (name: string): Promise<void> => {
    fireEvent.contextMenu(button('Box'));
    await person.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Duplicate');
  expect(order()).toHaveLength(5);
  await choose('Delete');
  expect(order()).not.toContain('a');
});

it('a layer is renamed from the menu of the actions', async () => {
  const { person, layer } = open();
  await person.click(button('Box'));
  await person.click(button('More'));
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByLabelText('Name of Box')).toHaveFocus());
  await person.keyboard('Barn{Enter}');
  expect(layer('a').name).toBe('Barn');
});
