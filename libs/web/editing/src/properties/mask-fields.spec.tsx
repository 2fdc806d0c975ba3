import { OPEN_MASK, setMask } from '@safelight/engine';
import { documentOf, shapeOf } from '@safelight/engine/testing';
import { act, screen } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { PropertiesPanel } from './PropertiesPanel.tsx';

it('the properties of a layer include the density and the feather of its mask, if it has one', async () => {
  const { person, editor, layer, onCanvas } = openEditor(
    documentOf(shapeOf({ id: 'box' })),
    <PropertiesPanel />,
  );
  const slide = async (name: string, keys: string): Promise<void> => {
    act(() => screen.getByRole('slider', { name }).focus());
    await person.keyboard(keys);
  };
  onCanvas(() => editor.select(['box']));
  expect(screen.queryByRole('slider', { name: 'Feather' })).toBeNull();
  onCanvas(() => editor.run(setMask('box', OPEN_MASK)));
  await slide('Feather', '{ArrowRight}{ArrowRight}');
  await slide('Density', '{Home}');
  expect(layer('box').mask).toMatchObject({ feather: 2, density: 0 });
  expect(editor.state.history.entries.map(({ name }) => name)).toEqual(['open', 'mask', 'mask', 'mask']);
});
