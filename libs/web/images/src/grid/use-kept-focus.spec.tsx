import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

const List = ({ onRestore }: { readonly onRestore: () => void }) => (
  <ul {...useKeptFocus()}>
    <li>
      <button onClick={onRestore}>Restore</button>
    </li>
  </ul>
);

const Trash = () => {
  const [isEmpty, setEmpty] = useState(false);
  return <main tabIndex={-1}>{isEmpty ? 'No images found' : <List onRestore={() => setEmpty(true)} />}</main>;
};

it('the screen gets the focus when the list disappears with its last image', async () => {
  const person = userEvent.setup();
  render(<Trash />);
  await person.tab();
  expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
