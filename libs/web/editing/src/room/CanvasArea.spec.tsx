import { newDocument } from '@safelight/engine';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

const OPENED = { ...newDocument({ width: 20, height: 10 }), background: '#123456' };
withoutWorkers({ openPsd: () => Promise.resolve({ document: OPENED, notes: [] }) });
withoutStage();
const { CanvasArea } = await import('./CanvasArea.tsx');

it('a Photoshop file that is dropped on the canvas replaces the document', async () => {
  const { editor } = openEditor(newDocument({ width: 400, height: 300 }), <CanvasArea />);
  const before = editor.state.document;
  fireEvent.drop(screen.getByRole('application'), {
    dataTransfer: { files: [new File(['8BPS'], 'poster.psd')] },
  });
  await waitFor(() =>
    expect(editor.state.document).toMatchObject({ width: 20, height: 10, background: '#123456' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  editor.undo();
  expect(editor.state.document).toEqual(before);
});

it('pictures that are dropped on the canvas become layers around the place where they were dropped', async () => {
  const { editor } = openEditor(newDocument({ width: 400, height: 300 }), <CanvasArea />);
  const { scale, x, y } = editor.state.viewport;
  // jsdom has no layout, so that the canvas begins at the top left corner of the page.
  fireEvent(
    screen.getByRole('application'),
    Object.assign(
      new MouseEvent('drop', { bubbles: true, clientX: 100 * scale + x, clientY: 80 * scale + y }),
      {
        dataTransfer: { files: [new File(['stamp'], 'stamp.png', { type: 'image/png' })] },
      },
    ),
  );
  await waitFor(() => expect(editor.state.document.layers).toHaveLength(1));
  const [layer] = editor.state.document.layers;
  expect(layer).toMatchObject({ type: 'image', name: 'stamp' });
  const { width, height, transform } = layer as {
    width: number;
    height: number;
    transform: { x: number; y: number; scaleX: number; scaleY: number };
  };
  expect([
    transform.x + (width * transform.scaleX) / 2,
    transform.y + (height * transform.scaleY) / 2,
  ]).toEqual([100, 80]);
});
