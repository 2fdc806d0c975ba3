import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { EDITED_IMAGE } from '../testing/document-answers.ts';
import { savedAlready } from '../testing/open-editor.tsx';
import type { SavingStatus } from './saving.ts';
import { useUnsavedHint } from './use-unsaved-hint.ts';

const leave = async (status: SavingStatus, isKept = true) => {
  const saving = { ...savedAlready, status, isKeptHere: () => Promise.resolve(isKept) };
  const Leaving = () => {
    const say = useUnsavedHint();
    return <button onClick={() => say({ image: EDITED_IMAGE, saving })}>Leave</button>;
  };
  const opened = openScreen({ path: '/gallery', element: <Leaving />, link: fakeServer({}).link });
  await opened.person.click(screen.getByRole('button', { name: 'Leave' }));
  return opened;
};

const REFUSED = { kind: 'refused', message: 'Your storage is full.' } as const;

it('after leaving a document that was not saved, a message says where its changes are and leads back to it', async () => {
  const { person, address } = await leave({ ...REFUSED, changes: 2 });
  expect(
    await screen.findByText('2 changes of “peaks.jpg” are not saved, and kept only in this browser.'),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Open Again' }));
  await waitFor(() => expect(address()).toBe('/editor/img1'));
});

it('where the browser keeps nothing, the message offers no way back', async () => {
  await leave({ kind: 'offline', changes: 1 }, false);
  expect(
    await screen.findByText(
      '1 change of “peaks.jpg” could not be saved, and this browser could not keep it.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open Again' })).toBeNull();
});

it.each<SavingStatus>([{ kind: 'draft' }, { kind: 'gone', changes: 3 }, { ...REFUSED, changes: 0 }])(
  'nothing is said of a document that is $kind with nothing left to save',
  async (status) => {
    await leave(status);
    await Promise.resolve();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
