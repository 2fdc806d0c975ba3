import { newDocument } from '@safelight/engine';
import { screen, within } from '@testing-library/react';
import { OptionsBar } from '../bars/OptionsBar.tsx';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { openEditor } from '../testing/open-editor.tsx';

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
