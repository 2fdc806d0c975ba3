import { act, render, screen, waitFor } from '@testing-library/react';
import { useFocusAfterBusy } from './use-focus-after-busy.ts';

const Task = ({ busy = false }) => {
  useFocusAfterBusy();
  return (
    <div role="group" aria-label="Task" tabIndex={-1}>
      <button disabled={busy}>Save</button>
      <button>Cancel</button>
    </div>
  );
};
const save = () => screen.getByRole('button', { name: 'Save' });
const around = () => screen.getByRole('group', { name: 'Task' });

const open = () => {
  const { rerender } = render(<Task />);
  act(() => save().focus());
  const end = (): void => rerender(<Task />);
  /** Disables the button. jsdom, unlike browsers, leaves it the focus, which then goes to an element around it. */
  const begin = (): void => {
    rerender(<Task busy />);
    act(() => around().focus());
  };
  return { begin, end };
};

it('a button that was disabled while it had the focus has it again as soon as it is enabled', async () => {
  const { begin, end } = open();
  begin();
  expect(around()).toHaveFocus();
  end();
  await waitFor(() => expect(save()).toHaveFocus());
});

it('the focus stays where the person moved it meanwhile', async () => {
  const { begin, end } = open();
  begin();
  act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  end();
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('the focus does not return to a button that the person left before it was disabled', async () => {
  const { begin, end } = open();
  act(() => save().blur());
  begin();
  end();
  await Promise.resolve();
  expect(around()).toHaveFocus();
});
