import { render, screen, waitFor } from '@testing-library/react';
import { FocusKeeper } from './FocusKeeper.tsx';

const Task = ({ gone = false, off = false, busy = false }) => (
  <FocusKeeper>
    <span aria-busy={busy} />
    {gone ? null : <button disabled={off}>Keep</button>}
    <button>Discard</button>
  </FocusKeeper>
);
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['disappears', { gone: true }],
  ['is disabled', { off: true }],
])('the focus moves to the next control when the focused one %s', async (_, change) => {
  const { rerender } = render(<Task />);
  button('Keep').focus();
  rerender(<Task {...change} />);
  await waitFor(() => expect(button('Discard')).toHaveFocus());
});

const Row = ({ names }: { readonly names: readonly string[] }) => (
  <FocusKeeper isList>
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </FocusKeeper>
);

it.each([
  ['the next control', 'sea', ['dunes', 'harbor', 'tide'], 'tide'],
  ['the control that took its place', 'sea', ['dunes', 'harbor', 'bay', 'tide'], 'bay'],
  ['the control before the last one', 'tide', ['dunes', 'harbor', 'sea'], 'sea'],
  ['the first control when all are new', 'sea', ['moor', 'heath'], 'moor'],
])('in a list the focus moves to %s', async (_, focused, left, next) => {
  const { rerender } = render(<Row names={['dunes', 'harbor', 'sea', 'tide']} />);
  button(focused).focus();
  rerender(<Row names={left} />);
  await waitFor(() => expect(button(next)).toHaveFocus());
});

it('the focus moves to a chip, which is no button element', async () => {
  const Chips = ({ gone = false }) => (
    <FocusKeeper>
      {gone ? null : <button>Keep</button>}
      <span role="button" tabIndex={0}>
        sea
      </span>
    </FocusKeeper>
  );
  const { rerender } = render(<Chips />);
  button('Keep').focus();
  rerender(<Chips gone />);
  await waitFor(() => expect(button('sea')).toHaveFocus());
});

it('the focus does not move while the area is busy, because the control returns afterwards', async () => {
  const { rerender } = render(<Task />);
  button('Keep').focus();
  rerender(<Task off busy />);
  await Promise.resolve();
  expect(button('Discard')).not.toHaveFocus();
  rerender(<Task gone />);
  await waitFor(() => expect(button('Discard')).toHaveFocus());
});

it('the focus does not move if it was elsewhere or if the person moved it away', async () => {
  const { rerender } = render(<Task />);
  rerender(<Task gone />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
  rerender(<Task />);
  button('Keep').focus();
  button('Keep').blur();
  rerender(<Task busy />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
