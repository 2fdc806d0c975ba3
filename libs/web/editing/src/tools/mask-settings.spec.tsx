import { newDocument, OPEN_MASK } from '@safelight/engine';
import { documentOf, shapeOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { MaskSettings } from './MaskSettings.tsx';

it('the settings of the mask brush show the mask of the selected layer alone, and the image again', async () => {
  const { person, editor, onCanvas } = openEditor(
    documentOf(shapeOf({ id: 'a', mask: OPEN_MASK }), shapeOf({ id: 'b' })),
    <MaskSettings placement="bar" />,
  );
  onCanvas(() => editor.take('mask-brush'));
  await person.selectOptions(screen.getByLabelText('Paint'), 'Mask of the layer');
  const toggle = () => screen.getByRole('button', { name: 'Show mask alone' });
  onCanvas(() => editor.select(['b']));
  expect(toggle()).toBeDisabled();
  onCanvas(() => editor.select(['a']));
  await person.click(toggle());
  expect(editor.state.shownMask).toBe('a');
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await person.click(toggle());
  expect(editor.state.shownMask).toBeNull();
});

it('the mask of a layer is painted with an opacity, and the area of an AI edit without', async () => {
  const { person, editor } = openEditor(newDocument(), <MaskSettings placement="panel" />);
  expect(screen.queryByRole('spinbutton', { name: 'Opacity' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Paint'), 'Mask of the layer');
  const opacity = screen.getByRole('spinbutton', { name: 'Opacity' });
  await person.clear(opacity);
  await person.type(opacity, '40{Enter}');
  expect(editor.state.settings.mask.opacity).toBe(0.4);
});

it('the settings of the mask brush move the mask of a layer instead of painting it', async () => {
  const { person, editor } = openEditor(newDocument(), <MaskSettings placement="bar" />);
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Paint'), 'Mask of the layer');
  await person.click(screen.getByRole('button', { name: 'Move' }));
  expect(editor.state.settings.mask).toMatchObject({ target: 'layer', moving: true });
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  expect(editor.state.settings.mask).toMatchObject({ moving: false, erasing: true });
});
