import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SafelightTheme } from '../theme/SafelightTheme.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Toaster } from './toasts/Toaster.tsx';

const Password = () => {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" autoComplete="current-password" value={value} onValue={setValue} />;
};

it('shows and hides a password', async () => {
  const person = userEvent.setup();
  render(<Password />, { wrapper: SafelightTheme });
  const input = screen.getByLabelText('Password');
  await person.type(input, 'Passw0rd');
  expect(input).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Passw0rd');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('a field is described by its hint, or by its error if there is one', () => {
  const field = (problem: string | null) => (
    <Field label="Name" value="" onValue={() => undefined} hint="Anything." problem={problem} />
  );
  const { rerender } = render(field(null), { wrapper: SafelightTheme });
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Anything.');
  expect(screen.getByLabelText('Name')).not.toBeInvalid();
  rerender(field('Too short.'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Too short.');
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

const Named = ({ start = '' }: { readonly start?: string }) => {
  const [value, setValue] = useState(start);
  return <Field label="Name" value={value} onValue={setValue} maxLength={3} />;
};

describe('a field with a limit', () => {
  it('takes as many emoji as letters, and no more', async () => {
    const person = userEvent.setup();
    render(<Named />, { wrapper: SafelightTheme });
    const input = screen.getByLabelText('Name');
    await person.click(input);
    await person.paste('🌅b🌇');
    expect(input).toHaveValue('🌅b🌇');
    await person.type(input, 'd');
    expect(input).toHaveValue('🌅b🌇');
  });

  it('says the limit when it cut a text, until another change fits', async () => {
    const person = userEvent.setup();
    render(<Named />, { wrapper: SafelightTheme });
    const input = screen.getByLabelText('Name');
    await person.type(input, 'abc');
    expect(input).not.toHaveAccessibleDescription();
    await person.paste('d');
    expect(input).toHaveAccessibleDescription('At most 3 characters fit.');
    expect(screen.getByRole('status')).toHaveTextContent('At most 3 characters fit.');
    await person.keyboard('{Backspace}');
    expect(input).toHaveValue('ab');
    expect(input).not.toHaveAccessibleDescription();
  });

  it('keeps the caret where nothing more could be typed', async () => {
    const person = userEvent.setup();
    render(<Named start="abc" />, { wrapper: SafelightTheme });
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    await person.type(input, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input).toHaveValue('abc');
    expect(input.selectionStart).toBe(1);
  });

  it('lets an input method use more letters than fit, until the word is chosen', () => {
    render(<Named start="ab" />, { wrapper: SafelightTheme });
    const input = screen.getByLabelText('Name');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'abcafe' }, isComposing: true });
    expect(input).toHaveValue('abcafe');
    fireEvent.input(input, { target: { value: 'ab咖啡' }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('ab咖');
  });
});

it('the Copy button copies a text and confirms it', async () => {
  const person = userEvent.setup();
  render(<CopyButton text="https://x.test/i" label="Copy URL" failed="Not copied" />, {
    wrapper: SafelightTheme,
  });
  await person.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://x.test/i');
});

it('the Copy button shows an error when the browser refuses to copy', async () => {
  const person = userEvent.setup();
  render(
    <>
      <CopyButton text="x" label="Copy" failed="Not copied" />
      <Toaster />
    </>,
    { wrapper: SafelightTheme },
  );
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Not copied')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it('the slider moves the edge between the pictures before and after', () => {
  render(<BeforeAfter before={<p>old</p>} after={<p>new</p>} label="Compare" />, { wrapper: SafelightTheme });
  const slider = screen.getByRole('slider', { name: 'Compare' });
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider).toHaveAttribute('aria-valuetext', '80% before');
  expect(slider.parentElement).toHaveStyle({ '--split': '80%' });
});

it('a progress bar reports whole percentages from 0 to 100', () => {
  const { rerender } = render(<ProgressBar label="Uploading" value={0.456} />, { wrapper: SafelightTheme });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '46');
  rerender(<ProgressBar label="Uploading" value={1.2} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  rerender(<ProgressBar label="Uploading" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
