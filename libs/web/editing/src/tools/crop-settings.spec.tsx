import { newDocument } from '@safelight/engine';
import { screen, within } from '@testing-library/react';
import { OptionsBar } from '../bars/OptionsBar.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { openEditor } from '../testing/open-editor.tsx';
import { CropSettings } from './CropSettings.tsx';

it('a crop is applied or cancelled in one place, the tool options', async () => {
  const { person, editor, onCanvas } = openEditor(
    newDocument({ width: 800, height: 600 }),
    <>
      <OptionsBar />
      <PropertiesPanel />
    </>,
  );
  const crop = async (ratio: string, button: string): Promise<void> => {
    onCanvas(() => editor.take('crop'));
    const options = within(screen.getByRole('group', { name: 'Tool options' }));
    await person.selectOptions(options.getByLabelText('Aspect ratio'), ratio);
    await person.click(screen.getByRole('button', { name: button }));
  };
  await crop('2:1', 'Cancel');
  expect(editor.state).toMatchObject({ draft: null, document: { width: 800, height: 600 } });
  await crop('1:1', 'Apply');
  expect(editor.state.document).toMatchObject({ width: 600, height: 600 });
  expect(editor.state.tool.id).toBe('select');
});

it('a crop takes a typed size and a typed ratio, which can be turned to portrait', async () => {
  const { person, editor, onCanvas } = openEditor(
    newDocument({ width: 800, height: 600 }),
    <CropSettings placement="panel" />,
  );
  onCanvas(() => editor.take('crop'));
  const field = (name: string) => screen.getByRole('spinbutton', { name });
  const enter = async (name: string, text: string): Promise<void> => {
    await person.click(field(name));
    await person.keyboard(`${text}{Enter}`);
  };
  await enter('Ratio', '4:5');
  expect(screen.getByLabelText('Aspect ratio')).toHaveDisplayValue('Custom');
  expect([field('W'), field('H')].map((each) => (each as HTMLInputElement).value)).toEqual(['480', '600']);
  await enter('W', '50%');
  expect(field('H')).toHaveValue('300');
  await person.click(screen.getByRole('button', { name: 'Swap width and height' }));
  expect(field('Ratio')).toHaveValue('1.25');
  await person.selectOptions(screen.getByLabelText('Aspect ratio'), 'Free');
  await enter('W', '123');
  await enter('H', '456');
  await person.click(screen.getByRole('button', { name: 'Swap width and height' }));
  onCanvas(() => editor.send({ type: 'apply' }));
  expect(editor.state.document).toMatchObject({ width: 456, height: 123 });
});
