import { jest } from '@jest/globals';
import { createEditor, newDocument, setBackground } from '@safelight/engine';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { purposesInMemory } from '../purposes/edit-purpose.ts';
import { SaveFailure, type Saving, type SavingStatus } from '../saving/saving.ts';
import type { OpenSession } from '../saving/open-session.ts';
import { EDITED_IMAGE, SAVED_IMAGE } from '../testing/document-answers.ts';
import { fakePictures, savedAlready } from '../testing/open-editor.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { SavingControls } from '../bars/SavingControls.tsx';
import { SavingNotices } from './SavingNotices.tsx';

const CONFLICT: SavingStatus = {
  kind: 'conflict',
  changes: 2,
  other: { revision: 4, savedBy: 'Firefox on Linux', updatedAt: '2026-11-22T10:00:00Z' },
};

const sessionWith = (start: SavingStatus, fields: Partial<Saving> = {}, restored = 0) => {
  let status = start;
  const listeners = new Set<() => void>();
  const become = (next: SavingStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };
  const done: string[] = [];
  const session: OpenSession = {
    purposes: purposesInMemory(),
    image: EDITED_IMAGE,
    editor: createEditor({ document: newDocument({ width: 40, height: 30 }), newId: () => 'id' }),
    pictures: fakePictures().pictures,
    picturesIn: () => fakePictures().pictures.bytes,
    restored,
    saving: {
      ...savedAlready,
      get status() {
        return status;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      keepMine: () => {
        done.push('keep mine');
        become({ kind: 'saving' });
      },
      takeTheirs: () => {
        done.push('take theirs');
        become({ kind: 'saved' });
        return Promise.resolve();
      },
      ...fields,
    },
  };
  return { session, done, become };
};

const show = (element: React.ReactNode, handlers: Parameters<typeof fakeServer>[0] = {}) =>
  openScreen({ path: '/editor/img1', element, link: fakeServer(handlers).link });

it('the editor shows the saving status as it changes', () => {
  const { session, become } = sessionWith({ kind: 'saved' });
  show(<SavingControls session={session} image={{ save: () => Promise.resolve(null), isBusy: false }} />);
  const words = screen.getByRole('status', { name: 'Saving' });
  expect(words).toHaveTextContent('Saved');
  // Room for the longest of the words between which it changes with every save.
  expect(words).toHaveStyle({ minWidth: '5.75em' });
  act(() => {
    become({ kind: 'offline', changes: 3 });
  });
  expect(words).toHaveTextContent('No connection, 3 changes kept here');
});

describe('the dialog about a conflict', () => {
  it.each([
    ['Keep Mine', ['keep mine']],
    ['Take Theirs', ['take theirs']],
  ])('is shown, and resolves the conflict by “%s”', async (button, expected) => {
    const { session, done } = sessionWith(CONFLICT);
    const { person } = show(<SavingNotices session={session} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Edited in another tab' });
    expect(dialog).toHaveTextContent('saved by Firefox on Linux');
    await person.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await person.click(screen.getByRole('button', { name: button }));
    expect(done).toEqual(expected);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when the other document cannot be loaded', async () => {
    const takeTheirs = () => Promise.reject(new SaveFailure({ kind: 'offline' }));
    const { session } = sessionWith(CONFLICT, { takeTheirs });
    const { person } = show(<SavingNotices session={session} />);
    await person.click(screen.getByRole('button', { name: 'Take Theirs' }));
    expect(
      await screen.findByText('The server cannot be reached. Your changes are kept here.'),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

it('a notice says how many unsaved changes were restored', async () => {
  const { session } = sessionWith({ kind: 'saving' }, {}, 2);
  show(<SavingNotices session={session} />);
  expect(await screen.findByText('2 changes that had not been saved were restored.')).toBeVisible();
});

describe('the dialog with the versions', () => {
  const version = (id: string, number: number, origin: string, isCurrent: boolean) => ({
    __typename: 'ImageVersion',
    id,
    number,
    origin,
    isCurrent,
    createdAt: '2026-11-22T10:00:00Z',
    width: 40,
    height: 30,
    small: `/${id}/small`,
    preview: `/${id}/preview`,
  });
  const open = (json: string | null) => {
    const shown: string[] = [];
    const { session } = sessionWith({ kind: 'saved' }, { shownBy: (versionId) => shown.push(versionId) });
    const onClose = jest.fn();
    const used: unknown[] = [];
    const opened = show(<VersionsDialog session={session} onClose={onClose} />, {
      EditorVersions: () => ({
        image: {
          __typename: 'Image',
          uid: 'img1',
          versions: [version('v1', 1, 'UPLOAD', false), version('v2', 2, 'EDITOR', true)],
        },
      }),
      VersionDocument: () => ({ versionDocument: json }),
      RestoreVersion: (variables) => {
        used.push(variables);
        return { useVersion: SAVED_IMAGE };
      },
    });
    return { ...opened, session, onClose, used, shown };
  };

  it('lists them with their origin, the newest first, and restores one', async () => {
    const { person, session, onClose, used, shown } = open(null);
    session.editor.run(setBackground('#ff0000'));
    const rows = await screen.findAllByRole('button', { name: /^Version/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Version 2.*Saved in the editor, with layers.*in use/),
      expect.stringMatching(/Version 1.*Uploaded/),
    ]);
    const words = /^This version is in use\. Restore takes back/;
    expect(screen.getByText(words)).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Version 1/ }));
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByRole('img', { name: 'Version 1' })).toHaveAttribute('src', '/v1/preview');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(used).toEqual([{ imageUid: 'img1', versionId: 'v1' }]);
    expect(shown).toEqual(['v1']);
    expect(session.editor.state.document.layers).toMatchObject([
      { source: { versionId: 'v1' }, locked: true },
    ]);
    session.editor.undo();
    expect(session.editor.state.document.background).toBe('#ff0000');
  });

  it('leaves the document unchanged when a version needs a newer program', async () => {
    const { person, session, onClose } = open('{"schema":99}');
    const { document } = session.editor.state;
    await screen.findByRole('button', { name: /^Version 2/ });
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/made by a newer version of Safelight/)).toBeVisible();
    expect(session.editor.state.document).toBe(document);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('the edited picture can be added to a project', async () => {
  const added: unknown[] = [];
  const { session } = sessionWith({ kind: 'saved' });
  const { person } = show(
    <SavingControls session={session} image={{ save: () => Promise.resolve(null), isBusy: false }} />,
    {
      ProjectChoices: () => ({
        projects: {
          __typename: 'ProjectConnection',
          nodes: [{ __typename: 'Project', id: 'p1', name: 'Summer', imageCount: 4 }],
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        },
      }),
      ProjectsHolding: () => ({ projectsHolding: [] }),
      AddToProject: (variables) => {
        added.push(variables);
        const project = { __typename: 'Project', id: 'p1', imageCount: 5 };
        return { addProjectImages: { __typename: 'ProjectImagesChange', count: 1, project } };
      },
    },
  );
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Add to Project…' }));
  await person.click(await screen.findByRole('button', { name: /^Summer/ }));
  expect(await screen.findByText('Added 1 image to Summer')).toBeVisible();
  expect(added).toEqual([{ id: 'p1', uids: ['img1'] }]);
});
