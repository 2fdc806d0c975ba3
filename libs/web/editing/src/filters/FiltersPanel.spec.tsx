import { FILTER_NAMES, sceneNodes, shownDocument } from '@safelight/engine';
import { documentOf, filterOf, imageOf } from '@safelight/engine/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { FiltersPanel } from './FiltersPanel.tsx';

const open = () => openEditor(documentOf(imageOf({ id: 'photo' })), <FiltersPanel />);

const button = (name: string) => screen.getByRole('button', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const toggle = (name: string) => screen.getByRole('switch', { name: `Enable ${name}` });

/** The visible filter layers, including a previewed one. */
const shown = ({ editor }: ReturnType<typeof open>) =>
  sceneNodes(shownDocument(editor.state.document, editor.state.draft)).flatMap(({ layer }) =>
    layer.type === 'filter' ? [layer.filters.map(({ id, intensity }) => [id, intensity])] : [],
  );

it('the filters panel has the ten filters from −1 to 1 in steps of a tenth, all disabled', () => {
  open();
  for (const name of Object.values(FILTER_NAMES)) {
    expect(slider(name)).toHaveAttribute('min', '-1');
    expect(slider(name)).toHaveAttribute('max', '1');
    expect(slider(name)).toHaveAttribute('step', '0.1');
    expect(slider(name)).toHaveValue('0');
    expect(toggle(name)).not.toBeChecked();
  }
});

it('changing the intensity of a filter enables it and previews it before it is applied', async () => {
  const opened = open();
  act(() => slider('Contrast').focus());
  await opened.person.keyboard('{ArrowRight}{ArrowRight}');
  expect(toggle('Contrast')).toBeChecked();
  expect(shown(opened)).toEqual([[['contrast', 0.2]]]);
  expect(opened.order()).toEqual(['photo']);
  await opened.person.click(toggle('Contrast'));
  expect(shown(opened)).toEqual([[]]);
});

it('the bar of a slider begins at zero, which a double click restores', async () => {
  const { person } = open();
  const bar = (name: string) => slider(name).closest('.MuiSlider-root')!;
  const fill = () => bar('Contrast').querySelector('.MuiSlider-track');
  act(() => slider('Contrast').focus());
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(fill()).toHaveStyle({ left: '40%', width: '10%' });
  await person.keyboard('{End}');
  expect(fill()).toHaveStyle({ left: '50%', width: '50%' });
  fireEvent.doubleClick(bar('Contrast'));
  expect(slider('Contrast')).toHaveValue('0');
});

it('Escape ends the preview, and so shows what is in the document', async () => {
  const opened = open();
  act(() => slider('Contrast').focus());
  await opened.person.keyboard('{ArrowRight}{ArrowRight}{Escape}');
  expect(slider('Contrast')).toHaveValue('0');
  expect(toggle('Contrast')).not.toBeChecked();
  expect(shown(opened)).toEqual([]);
  expect(button('Apply Filters')).toBeDisabled();
});

it('a button sets the intensity of a filter to a common value, and is there before the filter is used', async () => {
  const opened = open();
  const quick = () => screen.getAllByRole('group', { name: /^Quick values of / });
  expect(quick()).toHaveLength(10);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  const ofHue = within(screen.getByRole('group', { name: 'Quick values of Hue' }));
  await opened.person.click(ofHue.getByRole('button', { name: '−0.5' }));
  expect(slider('Hue')).toHaveValue('-0.5');
  expect(toggle('Hue')).toBeChecked();
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(quick()).toHaveLength(10);
});

it('Apply Filters adds the enabled filters as one layer, which the panel then edits', async () => {
  const opened = open();
  const { person, editor } = opened;
  await person.click(button('Dramatic'));
  await person.click(button('Apply Filters'));
  expect(opened.order()).toEqual(['photo', 'n1']);
  const name = 'Contrast, Saturation, Blur, Sharpen';
  expect(opened.layer('n1')).toMatchObject({ type: 'filter', scope: 'below', name });
  expect(await screen.findByText(`The layer “${name}” was added.`)).toBeVisible();
  expect([...editor.state.selection]).toEqual(['n1']);
  await person.click(button('B&W'));
  await person.click(button('Apply Filters'));
  expect(opened.order()).toEqual(['photo', 'n1']);
  expect(opened.layer('n1').name).toBe('Contrast, Black & White, Blur');
  expect(await screen.findByText('The layer “Contrast, Black & White, Blur” was changed.')).toBeVisible();
  expect(shown(opened)).toEqual([
    [
      ['contrast', -0.05],
      ['blackwhite', 1],
      ['blur', -0.5],
    ],
  ]);
  expect(editor.state.history.entries.map(({ name }) => name)).toEqual(['open', 'filters', 'filters']);
});

it.each(['Vintage', 'Dramatic', 'Soft', 'B&W'])('the filters panel has the preset %s', async (name) => {
  const opened = open();
  await opened.person.click(button(name));
  expect(shown(opened)[0]).not.toEqual([]);
});

it('Reset All sets all filters to 0 and disables them', async () => {
  const opened = open();
  await opened.person.click(button('Vintage'));
  await opened.person.click(button('Reset All'));
  expect(slider('Vintage')).toHaveValue('0');
  expect(toggle('Vintage')).not.toBeChecked();
  expect(shown(opened)).toEqual([[]]);
});

it('the filters can be limited to the selected layer', async () => {
  const opened = open();
  opened.onCanvas((editor) => editor.select(['photo']));
  await opened.person.selectOptions(screen.getByLabelText('Apply to'), 'The selected layer');
  await opened.person.click(button('Soft'));
  await opened.person.click(button('Apply Filters'));
  expect(opened.layer('n1')).toMatchObject({ scope: 'layer' });
});

it('the panel shows the filters of a selected filter layer', () => {
  const { onCanvas } = openEditor(
    documentOf(imageOf(), filterOf({ id: 'f', filters: [{ id: 'sepia', intensity: 0.6, enabled: true }] })),
    <FiltersPanel />,
  );
  onCanvas((editor) => editor.select(['f']));
  expect(slider('Sepia')).toHaveValue('0.6');
  expect(toggle('Sepia')).toBeChecked();
});

it('the preview of the filters stays after another draft was cancelled', async () => {
  const opened = open();
  await opened.person.click(button('B&W'));
  opened.onCanvas((editor) => editor.cancel());
  await Promise.resolve();
  expect(shown(opened)[0]).not.toEqual([]);
});
