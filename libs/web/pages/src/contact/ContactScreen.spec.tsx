import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ContactScreen } from './ContactScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const open = (
  answer: Answer = () => ({ sendContactMessage: true }),
  user: typeof SIGNED_IN_USER | null = null,
  at = '/contact',
) => {
  const server = fakeServer({ SendContactMessage: answer });
  const opened = openScreen({ path: '/contact', at, element: <ContactScreen />, link: server.link, user });
  const fill = async (changes: Readonly<Record<string, string>> = {}): Promise<void> => {
    const values = {
      Name: 'Ada',
      Email: 'ada@example.com',
      Subject: 'Hello',
      Message: 'Good day.',
      ...changes,
    };
    for (const [label, text] of Object.entries(values)) {
      await opened.person.clear(screen.getByLabelText(label));
      if (text !== '') await opened.person.paste(text);
    }
  };
  const send = () => opened.person.click(screen.getByRole('button', { name: 'Send Message' }));
  return { ...opened, server, fill, send };
};

it('has five required fields, and says how soon messages are answered', () => {
  open();
  for (const label of ['Name', 'Email', 'Category', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toBeRequired();
  }
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(
    within(screen.getByLabelText('Category'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['General question', 'Technical problem', 'Feature request']);
  const times = within(screen.getByRole('list', { name: 'Response times' }));
  expect(times.getAllByRole('listitem').map((card) => card.querySelector('strong')?.textContent)).toEqual([
    'Under 1 hour',
    'Under 4 hours',
    'Under 24 hours',
  ]);
});

itShows(TEXTS.contact.sent, 'after a message was sent, and clears the form', async (seeText) => {
  const { person, fill, send, server } = open();
  await fill();
  await person.type(screen.getByLabelText('Message'), '{Enter}Goodbye.');
  await person.selectOptions(screen.getByLabelText('Category'), 'Feature request');
  await send();
  await seeText();
  expect(screen.getByText('Your message is on its way. We answer to ada@example.com.')).toBeVisible();
  expect(server.calls('SendContactMessage')).toEqual([
    {
      input: {
        name: 'Ada',
        email: 'ada@example.com',
        category: 'FEATURE',
        subject: 'Hello',
        message: 'Good day.\nGoodbye.',
      },
    },
  ]);
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByLabelText('Category')).toHaveValue('general');
});

it('fills in the name and the email address of the signed-in person', () => {
  open(undefined, SIGNED_IN_USER);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('shows that the message is being sent', async () => {
  const { fill, send } = open(() => new Promise(() => undefined));
  await fill();
  await send();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
});

it.each([
  ['Name', ' ', 'Enter your name.'],
  ['Email', 'ada', 'Enter a valid email address.'],
  ['Subject', '', 'Enter a subject.'],
  ['Message', '', 'Enter your message.'],
])(
  'does not send a message when %s is %j, but shows the error under the field, which gets the focus',
  async (label, text, problem) => {
    const { fill, send, server } = open();
    await fill({ [label]: text });
    await send();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(server.calls('SendContactMessage')).toEqual([]);
  },
);

it("shows the server's error about a message under its field", async () => {
  const { fill, send } = open(() => {
    throw refusal('INVALID_INPUT', 'Use one line of text.', {
      fields: { subject: ['Use one line of text.'] },
    });
  });
  await fill();
  await send();
  await waitFor(() => {
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Use one line of text.');
  });
});

it.each<[string, Answer, string]>([
  [
    'too many messages were sent',
    () => {
      throw refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
    },
    TEXTS.generic.tooManyAttempts,
  ],
  [
    'the server does not answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    TEXTS.generic.network,
  ],
])('shows an error when %s, and keeps the typed message', async (_, answer, text) => {
  const { fill, send } = open(answer);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Message')).toHaveValue('Good day.');
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

it('fills in the subject from a link, shortened to its maximum length', () => {
  open(undefined, null, `/contact?subject=${encodeURIComponent('Blocked image: peaks & seas')}`);
  expect(screen.getByLabelText('Subject')).toHaveValue('Blocked image: peaks & seas');
  cleanup();
  open(undefined, null, `/contact?subject=${'x'.repeat(200)}`);
  expect(screen.getByLabelText('Subject')).toHaveValue('x'.repeat(150));
});

it('keeps what is written when the session ends meanwhile, until it is sent', async () => {
  const { fill, send, signInAgain } = open(undefined, SIGNED_IN_USER);
  await fill();
  await signInAgain();
  expect(screen.getByLabelText('Message')).toHaveValue('Good day.');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
});
