import { setBackground } from '@safelight/engine';
import { documentOf, imageOf } from '@safelight/engine/testing';
import { refusal } from '@safelight/web-data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Saving } from '../saving/saving.ts';
import { type OtherVersion, watchVersionInUse } from '../saving/version-in-use.ts';
import { EditingProvider, useEditing } from '../session/editing-session.ts';
import { openEditor, savedAlready } from '../testing/open-editor.tsx';
import { OtherVersionHint } from './OtherVersionHint.tsx';

const OTHER = { id: 'v2', number: 2, width: 60, height: 50 };

/** Opens the editor, in which the person has painted the background, and puts another version into use elsewhere. */
const open = async (
  fields: Pick<OtherVersion, 'isDocument'>,
  handlers: Parameters<typeof openEditor>[2] = {},
) => {
  const done: string[] = [];
  const inUse = watchVersionInUse('v1', () => Promise.resolve({ ...OTHER, ...fields }));
  const saving: Saving = {
    ...savedAlready,
    inUse,
    keepEditing: () => {
      done.push('keep editing');
      inUse.know('v2');
    },
    takeTheirs: () => {
      done.push('take theirs');
      inUse.know('v2');
      return Promise.resolve();
    },
    shownBy: (versionId) => {
      done.push(`shown by ${versionId}`);
      inUse.know(versionId);
    },
  };
  const Hint = () => (
    <EditingProvider value={{ ...useEditing(), saving }}>
      <OtherVersionHint />
    </EditingProvider>
  );
  const opened = openEditor(documentOf(imageOf({ id: 'photo' })), <Hint />, handlers);
  opened.onCanvas(({ run }) => void run(setBackground('#123456')));
  expect(screen.queryByRole('region', { name: 'Version in use' })).toBeNull();
  await act(inUse.lookAgain);
  return { ...opened, done };
};

it('a hint says that another version is in use, and ends when the person keeps editing', async () => {
  const { person, done, editor } = await open({ isDocument: false });
  expect(screen.getByRole('status')).toHaveTextContent('Version 2 of this image was put into use elsewhere.');
  await person.click(screen.getByRole('button', { name: 'Keep Editing' }));
  expect(done).toEqual(['keep editing']);
  expect(screen.queryByRole('region', { name: 'Version in use' })).toBeNull();
  expect(editor.state.document.background).toBe('#123456');
});

it('a version without a document is loaded as its picture, and undo brings the edits back', async () => {
  const { person, done, editor } = await open(
    { isDocument: false },
    {
      VersionDocument: () => ({ versionDocument: null }),
    },
  );
  await person.click(screen.getByRole('button', { name: 'Load Version 2' }));
  expect(await screen.findByText('Version 2 loaded')).toBeVisible();
  expect(done).toEqual(['shown by v2']);
  expect(editor.state.document).toMatchObject({
    width: 60,
    height: 50,
    layers: [{ source: { versionId: 'v2' } }],
  });
  expect(screen.queryByRole('region', { name: 'Version in use' })).toBeNull();
  act(() => editor.undo());
  expect(editor.state.document.background).toBe('#123456');
});

it('a version that was saved in another tab is loaded with what that tab has saved', async () => {
  const { person, done } = await open({ isDocument: true });
  await person.click(screen.getByRole('button', { name: 'Load Version 2' }));
  expect(await screen.findByText('Version 2 loaded')).toBeVisible();
  expect(done).toEqual(['take theirs']);
});

it('the hint stays, and the edits too, if the version cannot be loaded', async () => {
  const { person, done, editor } = await open(
    { isDocument: false },
    {
      VersionDocument: () => {
        throw refusal('DATABASE_UNAVAILABLE', 'The database is not available.');
      },
    },
  );
  await person.click(screen.getByRole('button', { name: 'Load Version 2' }));
  await waitFor(() => expect(screen.getByText('The database is not available.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Load Version 2' })).toBeEnabled();
  expect([done, editor.state.document.background]).toEqual([[], '#123456']);
});
