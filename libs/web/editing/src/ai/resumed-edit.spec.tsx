import { jest } from '@jest/globals';
import { LIMITS, newDocument } from '@safelight/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { aiAnswers, job, version } from '../testing/ai-answers.ts';
import { SAVED_IMAGE } from '../testing/document-answers.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';
import { maskBy } from './edited-area.ts';
import { type EditPurpose, purposesInMemory } from '../purposes/edit-purpose.ts';

withoutStage();
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const STROKE = {
  points: [[100, 100, 0.5]],
  size: 40,
  color: '#ffffff',
  opacity: 1,
  smoothing: 0,
  hardness: 1,
  pressure: false,
  erasing: false,
} as const;
const PAINTED: EditPurpose = { kind: 'edit', area: { strokes: [STROKE], mask: null } };

/** Opens the editor on a page that was reloaded while the first edit of its image was running. */
const reload = async (purpose: EditPurpose | null, result: object = version('v2', 2)) => {
  const purposes = purposesInMemory();
  if (purpose !== null) await purposes.keep('j1', purpose);
  const restored: unknown[] = [];
  const heard = new Subject<Record<string, unknown>>();
  let isDone = false;
  const opened = openEditor(
    newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: 'v1' } }),
    <EditorRoom />,
    {
      ...aiAnswers(() => ({
        jobs: [isDone ? job('j1', 'SUCCEEDED', 'v2') : job('j1', 'PROCESSING', null)],
        versions: [version('v1', 1), ...(isDone ? [result] : [])],
      })),
      AiEditProgress: () => heard,
      VersionDocument: () => ({ versionDocument: null }),
      RestoreVersion: (variables) => {
        restored.push(variables);
        return { useVersion: SAVED_IMAGE };
      },
    },
    purposes,
  );
  await waitFor(() => expect(heard.observed).toBe(true));
  return {
    ...opened,
    restored,
    end: () => {
      isDone = true;
      heard.next({ aiEditProgress: job('j1', 'SUCCEEDED', 'v2') });
      return screen.findByRole('region', { name: 'AI results' });
    },
  };
};

it('the result of a resumed edit changes only the area that was painted before', async () => {
  const { person, editor, end } = await reload(PAINTED);
  const strip = await end();
  expect(within(strip).getByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(within(strip).getByRole('button', { name: 'Accept' }));
  const result = editor.state.document.layers.at(-1);
  expect(result).toMatchObject({ source: { kind: 'version', versionId: 'v2' } });
  expect(result?.mask).toMatchObject({ base: 'hide', strokes: [{ size: STROKE.size }] });
});

it('the result of a resumed edit may change the whole picture when no area was painted', async () => {
  const { person, editor, end } = await reload(null);
  const strip = await end();
  await person.click(within(strip).getByRole('button', { name: 'Accept' }));
  expect(editor.state.document.layers.at(-1)).toMatchObject({ mask: null });
});

it('a result whose file was asked for says what Save would lose, and its version can be put into use instead', async () => {
  const edited = version('v2', 2);
  const { person, editor, onCanvas, restored, end } = await reload(null, {
    ...edited,
    aiEdit: { ...edited.aiEdit, setsFile: true },
  });
  const strip = await end();
  expect(screen.getByText(/^Save writes a new file/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use This File Instead' }));
  expect(await screen.findByText('Version 2 restored')).toBeVisible();
  expect(restored).toEqual([{ imageUid: 'img1', versionId: 'v2' }]);
  const { document, draft } = editor.state;
  expect(document.layers).toMatchObject([{ source: { kind: 'version', versionId: 'v2' } }]);
  expect([draft, strip.isConnected]).toEqual([null, false]);
  onCanvas(() => editor.undo());
  expect(editor.state.document.layers).toMatchObject([{ source: { kind: 'version', versionId: 'v1' } }]);
});

it('a result whose mask does not fit into the document is not added, stays in the strip, and fits later', async () => {
  const mask = maskBy('b'.repeat(64));
  const { person, pictures, order, end } = await reload({ kind: 'edit', area: { strokes: [], mask } });
  const bytes = jest.spyOn(pictures, 'bytes');
  const strip = await end();
  const accept = within(strip).getByRole('button', { name: 'Accept' });
  bytes.mockResolvedValue({ size: LIMITS.pictureBytes + 1 } as Blob);
  await person.click(accept);
  const why =
    'The result could not be added. The images of this document would take more than 100 MB together.';
  expect(await screen.findByText(new RegExp(why))).toBeInTheDocument();
  expect(order()).toHaveLength(1);
  bytes.mockResolvedValue({ size: 1 } as Blob);
  await person.click(accept);
  await waitFor(() => expect(order()).toHaveLength(2));
});
