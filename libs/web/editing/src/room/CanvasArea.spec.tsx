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
