import { changeText } from '@safelight/engine';
import { documentOf, textOf } from '@safelight/engine/testing';
import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { PropertiesPanel } from '../properties/PropertiesPanel.tsx';
import { openEditor } from '../testing/open-editor.tsx';

it.each([
  ['a text', null],
  ['an outlined text', { color: '#ffffff', width: 3 }],
])('typing %s does not render the panel with every letter, but changing its style does', (_, outline) => {
  let renders = 0;
  const { onCanvas } = openEditor(
    documentOf(textOf({ id: 'title', content: 'Hello', outline })),
    <Profiler id="panel" onRender={() => (renders += 1)}>
      <PropertiesPanel />
    </Profiler>,
  );
  onCanvas((editor) => {
    editor.take('text');
    editor.send({ type: 'edit', id: 'title' });
  });
  renders = 0;
  onCanvas((editor) => editor.send({ type: 'text', content: 'Hello y' }));
  onCanvas((editor) => editor.send({ type: 'text', content: 'Hello you' }));
  expect(renders).toBe(0);
  onCanvas((editor) => editor.run(changeText('title', { weight: 700 })));
  expect(renders).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
});
