import { jest } from '@jest/globals';
import { newDocument } from '@safelight/engine';
import { screen } from '@testing-library/react';
import { EditingProvider, useEditing } from '../session/editing-session.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { RefusedHint } from './RefusedHint.tsx';
import type { SavingStatus } from '../saving/saving.ts';

const show = (status: SavingStatus) => {
  const retry = jest.fn();
  const Refused = () => {
    const session = useEditing();
    return (
      <EditingProvider value={{ ...session, saving: { ...session.saving, status, retry } }}>
        <RefusedHint />
      </EditingProvider>
    );
  };
  return { ...openEditor(newDocument({ width: 40, height: 30 }), <Refused />), retry };
};

it('a bar says why the server refuses the document and what is kept, and tries again', async () => {
  const { person, retry } = show({ kind: 'refused', changes: 1, message: 'Your storage is full.' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not saved: Your storage is full. Your changes are kept here.',
  );
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('there is no bar while the server cannot be reached, which the status says', () => {
  show({ kind: 'offline', changes: 1 });
  expect(screen.queryByRole('alert')).toBeNull();
});
