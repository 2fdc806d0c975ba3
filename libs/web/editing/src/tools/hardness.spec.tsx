import { newDocument } from '@safelight/engine';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openEditor } from '../testing/open-editor.tsx';
import { EraserSettings } from './BrushSettings.tsx';
import { MaskSettings } from './MaskSettings.tsx';

const open = (settings: ReactElement) => {
  const { person, editor } = openEditor(newDocument(), settings);
  const soften = async (): Promise<void> => {
    act(() => screen.getByRole('slider', { name: 'Hardness' }).focus());
    await person.keyboard('{Home}');
  };
  return { person, editor, soften };
};

it('the settings of the eraser set its hardness', async () => {
  const { editor, soften } = open(<EraserSettings placement="panel" />);
  await soften();
  expect(editor.state.settings.eraser.hardness).toBe(0);
});

it('the settings of the mask brush set its hardness on the mask of a layer', async () => {
  const { person, editor, soften } = open(<MaskSettings placement="panel" />);
  expect(screen.queryByRole('slider', { name: 'Hardness' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Paint'), 'Mask of the layer');
  await soften();
  expect(editor.state.settings.mask).toMatchObject({ target: 'layer', hardness: 0 });
});
