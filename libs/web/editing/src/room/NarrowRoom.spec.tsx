import { documentOf, imageOf, shapeOf } from '@safelight/engine/testing';
import { setMedia } from '@safelight/web-ui/testing';
import { screen, within } from '@testing-library/react';
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
const panel = (name: string) => screen.queryByRole(name === 'Filters' ? 'region' : 'tabpanel', { name });

let endMedia = (): void => undefined;
beforeEach(() => {
  endMedia = setMedia((query) => query.includes('max-width: 720px'));
});
afterEach(() => endMedia());

it('on a phone the editor shows the options of the tool without opening the sheet of panels', async () => {
  const { person, editor } = open();
  expect(screen.queryByRole('tab')).toBeNull();
  await person.click(button('Crop'));
  const options = within(screen.getByRole('group', { name: 'Tool options' }));
  await person.selectOptions(options.getByLabelText('Aspect ratio'), '1:1');
  await person.click(options.getByRole('button', { name: 'Apply' }));
  expect(editor.state.document).toMatchObject({ width: 600, height: 600 });
});

it('on a phone the editor names the contents of the closed sheet, and shows the filters in it instead of tool options', async () => {
  const { person } = open();
  expect(button('Show Layers and properties')).toHaveAttribute('aria-expanded', 'false');
  await person.click(button('Filters'));
  expect(panel('Filters')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Tool options' })).toBeNull();
});

it('on a phone the editor shows the options of a tool once, in the bar while the sheet is closed and then in the sheet', async () => {
  const { person } = open();
  await person.click(button('Eraser'));
  expect(screen.getAllByRole('slider', { name: 'Size' })).toHaveLength(1);
  await person.click(button('Show Layers and properties'));
  expect(screen.getAllByRole('slider', { name: 'Size' })).toHaveLength(1);
  expect(panel('Properties')).toBeVisible();
});

it('on a phone the editor shows the options of the mask brush beside the layers', async () => {
  const { person } = open();
  await person.click(button('Show Layers and properties'));
  await person.click(button('Box'));
  await person.click(button('Add mask'));
  expect(panel('Layers')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Mask brush' })).toBeVisible();
});

it('on a phone the editor shows the options of the next tool from their start', async () => {
  const { person } = open();
  await person.click(button('Brush'));
  screen.getByRole('group', { name: 'Tool options' }).scrollLeft = 200;
  await person.click(button('Text'));
  expect(screen.getByRole('group', { name: 'Tool options' }).scrollLeft).toBe(0);
});

it('on a phone the editor closes the sheet that a tool has opened when another tool needs the canvas, unless a tab was chosen', async () => {
  const { person } = open();
  await person.click(button('Filters'));
  await person.click(button('Brush'));
  expect(screen.queryByRole('tab')).toBeNull();
  await person.click(button('Filters'));
  await person.click(screen.getByRole('tab', { name: 'Layers' }));
  await person.click(button('Brush'));
  expect(screen.getByRole('tab', { name: 'Layers' })).toBeVisible();
});

it('on a phone the editor keeps the typed prompt and the filters that are tried while the sheet is closed', async () => {
  const { person } = open();
  await person.click(button('AI tools'));
  await person.type(screen.getByLabelText('Describe your edit'), 'a red barn');
  await person.click(button('Paint Area'));
  expect(screen.queryByRole('tab')).toBeNull();
  await person.click(button('Show AI tools'));
  expect(screen.getByLabelText('Describe your edit')).toHaveValue('a red barn');
  await person.click(button('Filters'));
  await person.click(button('Vintage'));
  await person.click(button('Hide panels'));
  expect(screen.queryByRole('button', { name: 'Vintage' })).toBeNull();
  await person.click(button('Show Filters'));
  expect(button('Vintage')).toHaveAttribute('aria-pressed', 'true');
});

it('on a phone the history is in the menu, because the bar has no room for its button', async () => {
  endMedia();
  endMedia = setMedia((query) => query.includes('max-width: 7'));
  const { person, editor, order } = open();
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  const openHistory = async () => {
    await person.click(button('More actions'));
    return screen.getByRole('menuitem', { name: 'History…' });
  };
  expect(await openHistory()).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{Escape}');
  await person.click(button('Show Layers and properties'));
  await person.click(button('Box'));
  await person.click(button('Delete'));
  await person.click(await openHistory());
  const steps = within(await screen.findByRole('menu', { name: 'History' }));
  await person.click(steps.getByRole('menuitem', { name: 'Opened' }));
  expect(order()).toEqual(['photo', 'a']);
  expect(editor.state.history.index).toBe(0);
});

it('on a phone the editor says what fingers do', async () => {
  endMedia();
  endMedia = setMedia((query) => query.includes('max-width: 720px') || query === '(pointer: coarse)');
  const { person } = open();
  const options = () => screen.getByRole('group', { name: 'Tool options' });
  expect(options()).toHaveTextContent(/Tap a layer to select it/);
  await person.click(button('Hand'));
  expect(options()).toHaveTextContent(/two fingers move and zoom it/);
  await person.click(button('Numbered callout'));
  expect(options()).toHaveTextContent(/Tap to place/);
});

it('on a phone the editor hides the sheet with one button from each height, and makes it taller and shorter by its handle', async () => {
  const { person } = open();
  const isOpen = () => screen.queryByRole('tab', { name: 'Layers' }) !== null;
  await person.click(button('Show Layers and properties'));
  await person.click(button('Make panels taller'));
  await person.click(button('Make panels shorter'));
  expect(button('Make panels taller')).toBeVisible();
  await person.click(button('Hide panels'));
  expect(isOpen()).toBe(false);
  await person.click(button('Show Layers and properties'));
  await person.click(button('Make panels taller'));
  await person.click(button('Hide panels'));
  expect(isOpen()).toBe(false);
});

it.each([
  ['closes after a short pull down', 60, 'Show Layers and properties'],
  ['is tall after a short pull up', -60, 'Make panels shorter'],
])('on a phone a sheet at half of the screen %s', async (_what, by, name) => {
  const { person } = open();
  await person.click(button('Show Layers and properties'));
  const handle = button('Make panels taller');
  await person.pointer([
    { keys: '[MouseLeft>]', target: handle, coords: { clientX: 200, clientY: 400 } },
    { target: handle, coords: { clientX: 200, clientY: 400 + by } },
    { keys: '[/MouseLeft]', target: handle, coords: { clientX: 200, clientY: 400 + by } },
  ]);
  expect(button(name)).toBeVisible();
});

it('on a phone on its side the editor has panels at the side, and no bar that only refers to them', async () => {
  endMedia();
  endMedia = setMedia((query) => query.includes('max-height: 600px'));
  const { person } = open();
  expect(screen.getByRole('complementary', { name: 'Panels' })).toBeVisible();
  await person.click(button('Brush'));
  const bar = () => screen.queryByRole('group', { name: 'Tool options' });
  expect(bar()).toBeVisible();
  await person.click(button('Filters'));
  expect(bar()).toBeNull();
  await person.click(button('Toggle panels'));
  expect(bar()).toBeVisible();
});
