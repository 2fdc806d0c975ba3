import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const open = (answer: Answer = () => ({ requestPasswordReset: true })) => {
  const server = fakeServer({ RequestPasswordReset: answer });
  const opened = openScreen({
    path: '/forgot-password',
    element: <ForgotPasswordScreen />,
    link: server.link,
    user: null,
  });
  const ask = (email = 'ada@example.com') =>
    opened.person.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  return { ...opened, server, ask };
};

it('sends no request for a password reset without an email address', async () => {
  const { person, ask, server } = open();
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled();
  await ask('  ');
  expect(server.calls('RequestPasswordReset')).toEqual([]);
  await person.type(screen.getByLabelText('Email'), 'ada@example.com');
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
});

it('shows the error for an invalid email address under its field, which gets the focus', async () => {
  const { person, server } = open();
  await person.type(screen.getByLabelText('Email'), 'ada');
  await person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(server.calls('RequestPasswordReset')).toEqual([]);
});

it('shows where to look for the email, but not whether the account exists', async () => {
  const { ask, server } = open();
  await ask(' ada@example.com ');
  const title = await screen.findByRole('heading', { name: 'Check Your Email' });
  expect(title).toHaveFocus();
  expect(screen.getByText(/^If an account uses/)).toHaveTextContent(
    'If an account uses ada@example.com, a link to choose a new password is on its way.',
  );
  expect(server.calls('RequestPasswordReset')).toEqual([{ email: 'ada@example.com' }]);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
});

it('returns to an empty form when another email address is to be entered', async () => {
  const { person, ask } = open();
  await ask();
  await person.click(await screen.findByRole('button', { name: 'Try Another Email' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('shows that the password reset is being requested', async () => {
  const { ask } = open(() => new Promise(() => undefined));
  await ask();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
});

const refuse = (...answer: Parameters<typeof refusal>): Answer => {
  return () => {
    throw refusal(...answer);
  };
};

describe('a refused password reset keeps the typed email address', () => {
  const asksWith = (answer: Answer) => async (seeText: () => Promise<void>) => {
    const { ask } = open(answer);
    await ask();
    await seeText();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  };
  const often = refuse('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

  itShows(TEXTS.reset.failed, 'when the server fails', asksWith(refuse('INTERNAL', TEXTS.generic.internal)));
  itShows(TEXTS.reset.failed, 'when the server does not answer', asksWith(noAnswer));
  itShows(TEXTS.generic.tooManyAttempts, 'after too many requests', asksWith(often));
});

it('shows the server’s error about an email address under its field', async () => {
  const { ask } = open(refuse('INVALID_INPUT', 'Enter a valid email address.'));
  await ask();
  await waitFor(() => {
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  });
});
