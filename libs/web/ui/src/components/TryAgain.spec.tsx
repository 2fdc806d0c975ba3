import { jest } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { ErrorState } from './Message.tsx';

/** Something that fails to load `failures` times, and then succeeds. */
const Loaded = ({ failures }: { readonly failures: number }) => {
  const [state, setState] = useState({ tries: 1, isLoading: false });
  if (state.isLoading) {
    return <button onClick={() => setState({ tries: state.tries + 1, isLoading: false })}>Answer</button>;
  }
  if (state.tries > failures) return <p>Ready</p>;
  return (
    <ErrorState
      title="Failed to load."
      onRetry={() => setState({ ...state, isLoading: true })}
      isPassing={false}
    />
  );
};

const open = (content: ReactNode) => {
  render(
    <SafelightTheme>
      <main tabIndex={-1}>
        <a href="/">Home</a>
        {content}
      </main>
    </SafelightTheme>,
  );
  return userEvent.setup();
};
const tryAgain = () => screen.getByRole('button', { name: 'Try Again' });
/** Lets the loading end, without the focus that a person would have to give to a button. */
const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));

it.each(['online', 'focus'])('what may succeed later is tried again at the event "%s"', (type) => {
  const onRetry = jest.fn();
  open(<ErrorState title="Failed to load." onRetry={onRetry} isPassing />);
  fireEvent(window, new Event(type));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each(['online', 'focus'])('what fails for good is not tried again at the event "%s"', (type) => {
  const onRetry = jest.fn();
  open(<ErrorState title="Failed to load." onRetry={onRetry} isPassing={false} />);
  fireEvent(window, new Event(type));
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(tryAgain());
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('the focus', () => {
  it('is on Try Again after another try that fails, and on the screen meanwhile and after success', async () => {
    const person = open(<Loaded failures={2} />);
    await person.click(tryAgain());
    expect(screen.getByRole('main')).toHaveFocus();
    answer();
    expect(tryAgain()).toHaveFocus();
    await person.keyboard('{Enter}');
    answer();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays on the control that the person chose meanwhile', async () => {
    const person = open(<Loaded failures={2} />);
    await person.click(tryAgain());
    await person.tab();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    answer();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('is not taken by something that failed at first', () => {
    open(<Loaded failures={1} />);
    expect(document.body).toHaveFocus();
  });

  it('is on Try Again of a dialog after another try that fails', async () => {
    const person = open(
      <Dialog open aria-label="Details">
        <Loaded failures={2} />
      </Dialog>,
    );
    await person.click(tryAgain());
    answer();
    await waitFor(() => expect(tryAgain()).toHaveFocus());
  });
});
