import { resizeCanvas, TOOLS } from '@safelight/engine';
import { documentOf, imageOf, shapeOf } from '@safelight/engine/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';

withoutStage();
const { EditorRoom } = await import('./EditorRoom.tsx');

const open = () =>
  openEditor(
    documentOf(imageOf({ id: 'photo', name: 'Original', locked: true }), shapeOf({ id: 'a', name: 'Box' })),
    <EditorRoom />,
  );

const button = (name: string) => screen.getByRole('button', { name });
const tools = () => within(screen.getByRole('toolbar', { name: 'Tools' }));
const panel = (name: string) =>
  screen.queryByRole(name === 'Filters' || name === 'AI tools' ? 'region' : 'tabpanel', { name });

it('the editor shows every tool in one of six categories', () => {
  open();
  const groups = tools().getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Basic',
    'Draw',
    'Text',
    'Shapes',
    'Effects',
    'AI',
  ]);
  expect(tools().getAllByRole('button')).toHaveLength(TOOLS.length);
});

it('tools are selected with the bar and with keys, and the bar shows the active one', async () => {
  const { person, editor } = open();
  await person.click(button('Brush'));
  expect(editor.state.tool.id).toBe('brush');
  expect(button('Brush')).toHaveAttribute('aria-pressed', 'true');
  await person.keyboard('e');
  expect(editor.state.tool.id).toBe('eraser');
  await person.keyboard('u{Shift>}u{/Shift}');
  expect(editor.state.tool.id).toBe('circle');
});

it('the layers stay in sight while the mask of one is painted, and the area of an AI edit has the AI panel', async () => {
  const { person } = open();
  await person.click(button('Box'));
  await person.click(button('Add mask'));
  expect(panel('Layers')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Mask brush' })).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Paint'), 'ai');
  expect(panel('AI tools')).toBeVisible();
});

it('the panel of the selected tool is shown, instead of the tabs or as one of them', async () => {
  const { person } = open();
  expect(panel('Layers')).toBeVisible();
  await person.click(button('Brush'));
  expect(panel('Properties')).toBeVisible();
  await person.click(button('Filters'));
  expect(panel('Filters')).toBeVisible();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await person.click(button('AI tools'));
  expect(panel('AI tools')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Layers' }));
  expect(panel('Layers')).toBeVisible();
  expect(panel('AI tools')).toBeNull();
  await person.click(button('Select'));
  expect(panel('Properties')).toBeVisible();
});

it('the editor undoes and redoes with buttons and keys', async () => {
  const { person, editor, order } = open();
  expect(button('Undo')).toBeDisabled();
  await person.click(button('Box'));
  await person.click(button('Delete'));
  await person.click(button('Undo'));
  expect(order()).toEqual(['photo', 'a']);
  expect(button('Undo')).toBeDisabled();
  await person.click(button('Redo'));
  expect(order()).toEqual(['photo']);
  await person.keyboard('{Control>}z{/Control}');
  expect(order()).toEqual(['photo', 'a']);
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(editor.state.history.index).toBe(1);
});

it('shortcuts work on a keyboard with another script', async () => {
  const { person, order } = open();
  await person.click(button('Box'));
  await person.click(button('Delete'));
  fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
  expect(order()).toEqual(['photo', 'a']);
});

it('the hand that Space lends is given back when the window loses the focus', () => {
  const { editor, onCanvas } = open();
  onCanvas(() => fireEvent.keyDown(document.body, { key: ' ', code: 'Space' }));
  expect(editor.state.borrowed?.id).toBe('hand');
  onCanvas(() => fireEvent.blur(window));
  expect(editor.state.borrowed).toBeNull();
});

it('the history lists the steps of the session, with their layers, and each click returns to one of them', async () => {
  const { person, order } = open();
  expect(button('History')).toBeDisabled();
  await person.click(button('Box'));
  await person.click(button('Duplicate'));
  await person.click(button('Delete'));
  await person.click(button('History'));
  const steps = () => within(screen.getByRole('menu', { name: 'History' })).getAllByRole('menuitem');
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'Delete layer · Box Copy',
    'Duplicate layer · Box Copy',
    'Opened',
    'Clear History',
  ]);
  expect(steps()[0]).toHaveAttribute('aria-current', 'step');
  await person.click(screen.getByRole('menuitem', { name: 'Opened' }));
  expect(order()).toEqual(['photo', 'a']);
  await person.click(screen.getByRole('menuitem', { name: 'Duplicate layer · Box Copy' }));
  expect(order()).toHaveLength(3);
  await person.click(screen.getByRole('menuitem', { name: 'Clear History' }));
  expect(button('Undo')).toBeDisabled();
  expect(order()).toHaveLength(3);
});

it('the tool options suggest what to do while nothing is selected, and then align the selection', async () => {
  const { person } = open();
  const options = within(screen.getByRole('group', { name: 'Tool options' }));
  expect(options.getByText(/Click a layer to select it/)).toBeVisible();
  await person.click(button('Box'));
  expect(options.getByRole('group', { name: 'Align' })).toBeVisible();
  await person.click(button('Lock Box'));
  await person.keyboard('{Control>}d{/Control}');
  expect(options.getByText(/unlock it under Layers/)).toBeVisible();
});

it('on a large picture the editor shows how much larger tools draw, and lets the person turn that off', async () => {
  const { person, editor, onCanvas } = open();
  await person.click(button('Brush'));
  expect(screen.queryByRole('button', { name: /^Enlarged/ })).toBeNull();
  onCanvas(() => editor.run(resizeCanvas({ width: 4000, height: 3000 })));
  expect(button('Enlarged × 5')).toHaveAttribute('aria-pressed', 'true');
  await person.click(button('Enlarged × 5'));
  expect(editor.state.settings.growing).toBe(false);
});

it('the view is zoomed by a factor of 1.2 and can be fitted to the screen', async () => {
  const { person, editor } = open();
  const zoom = screen.getByRole('status', { name: 'Zoom' });
  expect(zoom).toHaveTextContent('89%');
  await person.click(button('Fit to screen'));
  await person.click(button('Zoom in'));
  expect(zoom).toHaveTextContent('107%');
  await person.keyboard('-');
  expect(zoom).toHaveTextContent('89%');
  await person.click(button('Zoom out'));
  expect(zoom).toHaveTextContent('74%');
  expect(editor.state.viewport.scale).toBeCloseTo(0.893 / 1.2, 2);
});

it('the tools and the panels can be hidden', async () => {
  const { person } = open();
  await person.click(button('Toggle sidebar'));
  expect(screen.queryByRole('toolbar', { name: 'Tools' })).toBeNull();
  await person.click(button('Toggle panels'));
  expect(screen.queryByRole('tab')).toBeNull();
  await person.click(button('Toggle panels'));
  await person.click(button('Toggle sidebar'));
  expect(screen.getByRole('tab', { name: 'Layers' })).toBeVisible();
  expect(tools().getAllByRole('button')).toHaveLength(TOOLS.length);
});

it('the key "?" lists all shortcuts', async () => {
  const { person } = open();
  await person.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
  expect(within(sheet).getByText('Ctrl+Shift+Z')).toBeVisible();
  for (const [keys, label] of [
    ['Ctrl+S', 'Save'],
    ['Ctrl+E', 'Merge down'],
    ['Ctrl+1', 'Zoom to 100 %'],
  ] as const) {
    expect(within(sheet).getByText(keys).closest('dt')?.nextElementSibling).toHaveTextContent(label);
  }
  expect(within(sheet).getByText('Zoom to 100 %').closest('section')).toHaveTextContent(/^View/);
  expect(within(sheet).getByText('Duplicate layers').closest('section')).toHaveTextContent(/^Editing/);
});

it('Ctrl+E does not merge into a locked layer, names it, and offers to unlock it', async () => {
  const { person, editor, order, layer } = open();
  await person.click(button('Box'));
  await person.keyboard('{Control>}e{/Control}');
  expect(await screen.findByText(/^“Original” is locked/)).toBeVisible();
  expect(order()).toEqual(['photo', 'a']);
  expect(editor.state.tool.id).toBe('select');
  await person.click(button('Unlock'));
  expect(layer('photo').locked).toBe(false);
});

it('Ctrl+E without a selected layer does not reach the browser, which would focus the address bar', () => {
  const { editor } = open();
  expect(fireEvent.keyDown(document.body, { key: 'e', ctrlKey: true })).toBe(false);
  expect(editor.state.notice).toBeNull();
});

it('Ctrl+Alt+C leads to the size of the canvas, whatever is selected', async () => {
  const { person, editor } = open();
  await person.click(button('Box'));
  await person.click(button('Brush'));
  await person.keyboard('{Control>}{Alt>}c{/Alt}{/Control}');
  expect(editor.state.tool.id).toBe('select');
  expect(editor.state.selection.size).toBe(0);
  expect(screen.getByRole('spinbutton', { name: 'Width' })).toHaveFocus();
});

it('keys typed into a focused field are not shortcuts', async () => {
  const { person, editor } = open();
  await person.click(screen.getByRole('tab', { name: 'Properties' }));
  await person.click(screen.getByRole('spinbutton', { name: 'Width' }));
  await person.keyboard('{Backspace}e');
  expect(editor.state.tool.id).toBe('select');
});

it('Enter applies the number in a field and returns to the canvas, where keys are shortcuts again', async () => {
  const { person, editor } = open();
  await person.click(screen.getByRole('tab', { name: 'Properties' }));
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  await person.click(width);
  await person.keyboard('500{Enter}');
  expect(screen.getByRole('application')).toHaveFocus();
  await person.keyboard('{Control>}z{/Control}');
  expect(editor.state.document.width).toBe(800);
  expect(width).toHaveValue('800');
  await person.keyboard('{Control>}y{/Control}');
  expect(editor.state.document.width).toBe(500);
  expect(editor.state.history.entries).toHaveLength(2);
  await person.keyboard('b');
  expect(editor.state.tool.id).toBe('brush');
});

it('Escape in a field of a number drops what was typed and returns to the canvas', async () => {
  const { person, editor } = open();
  await person.click(screen.getByRole('tab', { name: 'Properties' }));
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  await person.click(width);
  await person.keyboard('500{Escape}');
  expect(screen.getByRole('application')).toHaveFocus();
  expect(width).toHaveValue('800');
  expect(editor.state.history.entries).toHaveLength(1);
});

it('Ctrl+Z in a field of a number undoes the document, unless something was typed that is not applied', async () => {
  const { person, editor } = open();
  await person.click(screen.getByRole('tab', { name: 'Properties' }));
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  await person.click(width);
  await person.keyboard('{ArrowUp}');
  expect(editor.state.document.width).toBe(801);
  await person.keyboard('5{Control>}z{/Control}');
  expect(editor.state.document.width).toBe(801);
  await person.keyboard('{Control>}a{/Control}801');
  await person.keyboard('{Control>}z{/Control}');
  expect(editor.state.document.width).toBe(800);
  expect(width).toHaveFocus();
  expect(width).toHaveValue('800');
});

it('Close returns to the gallery', async () => {
  const { person, address } = open();
  await person.click(button('Close editor'));
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('a notice says why something is not possible', async () => {
  const { onCanvas } = open();
  onCanvas((editor) => editor.refuse('locked'));
  expect(await screen.findByText(/This layer is locked/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
});

it('the message that the selected layer is locked offers to unlock it', async () => {
  const { person, onCanvas, layer } = open();
  await person.click(button('Original'));
  onCanvas((editor) => editor.refuse('locked'));
  await person.click(await screen.findByRole('button', { name: 'Unlock' }));
  expect(layer('photo').locked).toBe(false);
});

it('a picture dropped on the canvas is added, and any other file is rejected with a message', async () => {
  const { order } = open();
  const canvas = screen.getByRole('application', { name: 'peaks.jpg' });
  const files = [
    new File(['text'], 'notes.txt', { type: 'text/plain' }),
    new File(['png'], 'stamp.png', { type: 'image/png' }),
  ];
  fireEvent.drop(canvas, { dataTransfer: { files } });
  expect(await screen.findByText(/“notes.txt” could not be added/)).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(['photo', 'a', 'n1']));
});

it('a dropped animation with more frames than the server reads is refused before it is in the document', async () => {
  const { order } = open();
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0];
  const bytes = [
    ...Buffer.from('GIF89a'),
    1,
    0,
    1,
    0,
    0,
    0,
    0,
    ...Array.from({ length: 1_001 }, () => frame).flat(),
  ];
  const files = [new File([Uint8Array.from([...bytes, 0x3b])], 'loop.gif', { type: 'image/gif' })];
  fireEvent.drop(screen.getByRole('application', { name: 'peaks.jpg' }), { dataTransfer: { files } });
  expect(await screen.findByText(/“loop.gif” could not be added. It has 1,001 frames/)).toBeInTheDocument();
  expect(order()).toEqual(['photo', 'a']);
});
