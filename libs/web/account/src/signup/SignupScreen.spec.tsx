import { TEXTS, type ErrorCode } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { takeTarget } from '@safelight/web-session';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SignupScreen } from './SignupScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const REGISTERED = {
  register: { __typename: 'RegisteredUser', id: 'u9', email: 'ada@example.com', username: 'ada' },
};

const open = (register: Answer = () => REGISTERED, at = '/signup') => {
  const server = fakeServer({
    Register: register,
    CorrectEmail: ({ input }) => {
      const { email } = input as { email: string };
      if (email === 'taken@example.com') throw refusal('EMAIL_TAKEN', TEXTS.register.emailTaken);
      return { correctEmail: { __typename: 'RegisteredUser', id: 'u9', email } };
    },
    ResendVerification: () => ({ resendVerification: true }),
    SiteConfig: () => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: true } }),
  });
  const { person } = openScreen({
    path: '/signup',
    at,
    element: <SignupScreen />,
    link: server.link,
    user: null,
  });
  const put = async (field: string, text: string) => {
    await person.click(screen.getByLabelText(field));
    await person.paste(text);
  };
  const fill = async ({ confirm = 'Passw0rd', terms = true } = {}) => {
    await put('Full name', 'Ada Lovelace');
    await put('Email', 'ada@example.com');
    await put('Password', 'Passw0rd');
    await put('Confirm password', confirm);
    if (terms) await person.click(screen.getByRole('checkbox'));
  };
  const send = () => person.click(screen.getByRole('button', { name: 'Sign Up' }));
  return { person, server, fill, send };
};

it('leads people who are signed in on to where they wanted to go', async () => {
  const { address } = openScreen({
    path: '/signup',
    at: '/signup?next=%2Fupload',
    element: <SignupScreen />,
    link: fakeServer({}).link,
  });
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(address()).toBe('/upload');
});

it('suggests a username from the full name until the person types one', async () => {
  const { person } = open();
  await person.type(screen.getByLabelText('Full name'), 'Ada O’Neil');
  const username = screen.getByLabelText('Username');
  expect((username as HTMLInputElement).value).toMatch(/^adaoneil\d{1,3}$/);
  await person.clear(username);
  await person.type(username, 'countess');
  await person.type(screen.getByLabelText('Full name'), ' King');
  expect(username).toHaveValue('countess');
});

it('marks the password rules that are met', async () => {
  const { person } = open();
  const met = () =>
    within(screen.getByRole('list', { name: 'Password rules' })).queryAllByLabelText('Met:').length;
  expect(met()).toBe(0);
  await person.type(screen.getByLabelText('Password'), 'pass');
  expect(met()).toBe(1);
  await person.type(screen.getByLabelText('Password'), 'W0rd');
  expect(met()).toBe(4);
});

it('shows that a password is too long, and only then', async () => {
  const { person } = open();
  await person.click(screen.getByLabelText('Password'));
  await person.paste(`Aa1${'x'.repeat(253)}`);
  const rules = screen.getByRole('list', { name: 'Password rules' });
  expect(within(rules).queryByText('At most 256 characters')).toBeNull();
  await person.type(screen.getByLabelText('Password'), 'x');
  expect(within(rules).getByText('At most 256 characters')).toHaveAttribute('data-met', 'false');
});

it('enables Sign Up as soon as every rule is met and the terms are accepted', async () => {
  const { person, fill } = open();
  await fill({ terms: false });
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  await person.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  await person.type(screen.getByLabelText('Password'), '{Backspace>9/}');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
});

it('does not send the sign-up with two different passwords', async () => {
  const { fill, send, server } = open();
  await fill({ confirm: 'Passw0rt' });
  expect(screen.getByText(TEXTS.register.passwordMismatch)).toBeVisible();
  await send();
  expect(server.calls('Register')).toEqual([]);
});

itShows(
  TEXTS.register.success,
  'and where to look for the email, with a link back to the sign-in',
  async (seeText) => {
    const { person, fill, send, server } = open();
    await fill();
    await send();
    expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
    await seeText();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    expect(server.calls('Register')).toMatchObject([
      {
        input: {
          fullName: 'Ada Lovelace',
          email: 'ada@example.com',
          password: 'Passw0rd',
          passwordConfirm: 'Passw0rd',
        },
      },
    ]);
    await person.click(screen.getByRole('button', { name: 'Back to Sign Up' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
);

it('offers to send the verification email again', async () => {
  const { person, fill, send, server } = open();
  await fill();
  await send();
  await person.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  expect(server.calls('ResendVerification')).toEqual([{ uid: 'u9' }]);
});

it('lets a person correct a mistyped email address after signing up', async () => {
  const { person, fill, send, server } = open();
  await fill();
  await send();
  await person.click(await screen.findByRole('button', { name: 'Change the Address' }));
  const field = screen.getByLabelText('Email');
  expect(field).toHaveValue('ada@example.com');
  await person.clear(field);
  await person.type(field, 'taken@example.com{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(TEXTS.register.emailTaken));
  await person.clear(field);
  await person.type(field, 'ada@right.example.com{Enter}');
  expect(await screen.findByText('ada@right.example.com')).toBeVisible();
  expect(server.calls('CorrectEmail').at(-1)).toMatchObject({
    input: { email: 'ada@right.example.com', password: 'Passw0rd' },
  });
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeVisible();
});

it('explains to a visitor that uploading needs an account, and opens the upload after the sign-up', async () => {
  const { fill, send } = open(() => REGISTERED, '/signup?next=/upload');
  expect(screen.getByText(/You need an account to upload/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=/upload');
  await fill();
  await send();
  await screen.findByRole('heading', { name: 'Check Your Email' });
  expect(takeTarget()).toBe('/upload');
});

describe('a value of the sign-up form that is taken or invalid', () => {
  const refused = (code: ErrorCode, label: string) => async (seeText: () => Promise<void>) => {
    const { fill, send } = open(() => {
      throw refusal(code, 'x');
    });
    await fill();
    await send();
    await seeText();
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    return field;
  };

  itShows(TEXTS.register.emailTaken, 'under the email address', async (seeText) => {
    const field = await refused('EMAIL_TAKEN', 'Email')(seeText);
    expect(field).toHaveAccessibleDescription(TEXTS.register.emailTaken);
  });
  itShows(TEXTS.register.usernameTaken, 'under the username', async (seeText) => {
    const field = await refused('USERNAME_TAKEN', 'Username')(seeText);
    expect(field).toHaveAccessibleDescription(TEXTS.register.usernameTaken);
  });
});

itShows(TEXTS.register.weakPassword, 'under the password that the server refused', async (seeText) => {
  const { fill, send } = open(() => {
    const fields = { password: [TEXTS.register.weakPassword] };
    throw refusal('WEAK_PASSWORD', TEXTS.register.weakPassword, { fields, reason: 'common' });
  });
  await fill();
  await send();
  await seeText();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(TEXTS.register.weakPassword);
});

it.each([
  ['common', 'Not one of the most used passwords'],
  ['username', 'Not your username'],
])(
  'shows the rule that a refused password breaks (%s) until the password is changed',
  async (reason, rule) => {
    const { person, fill, send } = open(() => {
      throw refusal('WEAK_PASSWORD', TEXTS.register.weakPassword, {
        fields: { password: [TEXTS.register.weakPassword] },
        reason,
      });
    });
    await fill();
    await send();
    const rules = screen.getByRole('list', { name: 'Password rules' });
    expect(await within(rules).findByText(rule)).toHaveAttribute('data-met', 'false');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(TEXTS.register.weakPassword);
    await person.type(screen.getByLabelText('Password'), 'x');
    expect(within(rules).queryByText(rule)).toBeNull();
  },
);

it('shows the server’s errors under their fields without the field’s name, and focuses the first one', async () => {
  const { fill, send } = open(() => {
    const fields = { fullName: ['Too long.'], username: ['Not that one.'] };
    throw refusal('INVALID_INPUT', 'fullName: Too long. username: Not that one.', { fields });
  });
  await fill();
  await send();
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Not that one.');
});

it('moves the focus to the first invalid field of the sign-up form', async () => {
  const { person, fill, send, server } = open();
  await fill({ confirm: 'other' });
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'ada');
  await send();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  expect(server.calls('Register')).toEqual([]);
});

it('shows an error when the acceptance of the terms is withdrawn', async () => {
  const { person, fill } = open();
  await fill();
  await person.click(screen.getByRole('checkbox'));
  expect(screen.getByText(TEXTS.register.termsRequired)).toBeVisible();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(TEXTS.register.termsRequired);
  await person.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(TEXTS.register.termsRequired)).toBeNull();
});

it('offers Google if the server offers it', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

itShows(TEXTS.register.fallback, 'when the response is not from our server', async (seeText) => {
  const { fill, send } = open(() => Promise.reject(new SyntaxError('Unexpected token <')));
  await fill();
  await send();
  await seeText();
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.register.fallback);
});

it.each([
  ['RATE_LIMITED', 'Too many accounts from here today.', 'Too many accounts from here today.'],
  ['CONFLICT', '', TEXTS.register.fallback],
] as const)(
  'shows an error that belongs to no field above the sign-up form: %s "%s"',
  async (code, message, text) => {
    const { fill, send } = open(() => {
      throw refusal(code, message);
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);
