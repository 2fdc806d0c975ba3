import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { TitledDialog } from './TitledDialog.tsx';

/** A list whose dialogs, one after the other, add its first entry; the button is elsewhere then, if anywhere. */
const List = ({ isOffered = true }: { readonly isOffered?: boolean }) => {
  const [dialog, setDialog] = useState<'name' | 'added' | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  const add = <button onClick={() => setDialog('name')}>Add Entry</button>;
  return (
    <main tabIndex={-1} aria-label="List">
      {isEmpty ? null : <header>{isOffered ? add : null}</header>}
      {isEmpty ? <section>{add}</section> : null}
      {dialog === 'name' ? (
        <TitledDialog
          title="Name"
          onClose={() => setDialog(null)}
          actions={<button onClick={() => setDialog('added')}>Next</button>}
        >
          <input aria-label="Name" />
        </TitledDialog>
      ) : null}
      {dialog === 'added' ? (
        <TitledDialog
          title="Added"
          actions={
            <button
              onClick={() => {
                setEmpty(false);
                setDialog(null);
              }}
            >
              Done
            </button>
          }
        >
          It is there.
        </TitledDialog>
      ) : null}
    </main>
  );
};

const open = async (isOffered: boolean) => {
  const person = userEvent.setup();
  render(<List isOffered={isOffered} />, { wrapper: SafelightTheme });
  await person.click(screen.getByRole('button', { name: 'Add Entry' }));
  return person;
};

it.each([
  ['the control that says the same', true, () => screen.getByRole('button', { name: 'Add Entry' })],
  ['the screen, if no control says the same,', false, () => screen.getByRole('main')],
])('%s gets the focus when the opener of closed dialogs is gone', async (_what, isOffered, focused) => {
  const person = await open(isOffered);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(focused()).toHaveFocus());
});

it('the opener gets the focus when its dialog is closed', async () => {
  const person = await open(true);
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Name' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Entry' })).toHaveFocus());
});
