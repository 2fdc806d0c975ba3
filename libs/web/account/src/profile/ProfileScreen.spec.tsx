import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { activityAnswer, userAnswer } from '../testing/account-answers.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

type Answer = Readonly<Record<string, unknown>>;

interface OpenOptions {
  readonly user?: Answer | null;
  /** Returns the response to the profile query. By default it contains `user`. */
  readonly load?: () => Answer | null;
  readonly isEmailPending?: boolean;
  readonly refused?: Error;
  readonly signedIn?: boolean;
}

const open = ({
  user = userAnswer(),
  load = () => user,
  isEmailPending = false,
  refused,
  signedIn = true,
}: OpenOptions = {}) => {
  const server = fakeServer({
    Profile: () => ({ me: load() }),
    UpdateProfile: ({ input }) => {
      if (refused !== undefined) throw refused;
      const { email, password: _, ...now } = input as Record<string, unknown>;
      const waits = { pendingEmail: email };
      const saved = { ...user, ...now, ...(email === undefined ? {} : isEmailPending ? waits : { email }) };
      return { updateProfile: { __typename: 'ProfileUpdate', isEmailPending, user: saved } };
    },
  });
  const opened = openScreen({
    path: '/profile',
    element: <ProfileScreen />,
    link: server.link,
    ...(signedIn ? {} : { user: null }),
  });
  const edit = async () => {
    await opened.person.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  };
  const fill = async (label: string, text: string) => {
    await opened.person.clear(screen.getByLabelText(label));
    await opened.person.click(screen.getByLabelText(label));
    await opened.person.paste(text);
  };
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save' }));
  return { ...opened, server, edit, fill, save };
};

const region = (name: string) => screen.findByRole('region', { name });

it('asks a visitor to sign in to see the profile', () => {
  const { server } = open({ signedIn: false });
  expect(screen.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(server.calls('Profile')).toEqual([]);
});

it('asks to sign in to see the profile when the server reports no user', async () => {
  open({ user: null });
  expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeVisible();
});

it('shows the name, the email address and the text about the person in the profile', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Loading profile' })).toBeVisible();
  const profile = await region('Profile');
  expect(within(profile).getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  expect(profile).toHaveTextContent('ALAda Lovelaceada@example.com');
  expect(profile).toHaveTextContent('Draws numbers.');
});

it('shows the statistics of the account', async () => {
  open();
  const statistics = await region('Statistics');
  const shown = within(statistics)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['Images', '1,204'],
    ['Views', '34,567'],
    ['AI edits', '7'],
    ['API requests', '8,901'],
    ['API keys', '2'],
    ['Storage used', '256 MB of 1 GB'],
    ['Bandwidth this month', '1 GB of 10 GB'],
  ]);
  for (const [name, percent] of [
    ['Storage used', '25'],
    ['Bandwidth this month', '10'],
  ] as const) {
    expect(within(statistics).getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent);
  }
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

it('lists what happened recently and when, with links to pictures', async () => {
  open({
    user: userAnswer({
      activity: [
        activityAnswer('IMAGE_UPLOADED', 'Harbour', 0, 'img1'),
        activityAnswer('AI_EDIT_FINISHED', 'make it night', 3, 'img1'),
        activityAnswer('API_KEY_CREATED', 'Blog', 60),
        activityAnswer('SIGNED_IN', FIREFOX, 120),
        activityAnswer('EXPORT_REQUESTED', '', 60 * 24),
        activityAnswer('CREDITS_GRANTED', 'Welcome', 60 * 24 * 3),
      ],
    }),
  });
  const list = await screen.findByRole('list', { name: 'Recent activity' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Uploaded: Harbourjust now',
    'AI edit finished: make it night3 minutes ago',
    'Created the API key: Blog1 hour ago',
    'Signed in: Firefox on Linux2 hours ago',
    'Requested a copy of your datayesterday',
    'Received credits: Welcome3 days ago',
  ]);
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/image/img1');
  expect(screen.getByRole('link', { name: 'make it night' })).toHaveAttribute('href', '/image/img1');
});

it('explains what to do first when there is no recent activity', async () => {
  open();
  const activity = await region('Recent activity');
  expect(within(activity).getByRole('link', { name: 'Upload Images' })).toHaveAttribute('href', '/upload');
});

it.each([
  ['pro_subscription', 40, 'Pro Subscription', '100 edits included', '40'],
  ['bulk_pack', 1, 'Bulk Pack', '50 edits included', '2'],
  ['regular_pack', 10, 'Regular Pack', '20 edits included', '50'],
  ['starter_pack', 0, 'Starter Pack', '5 edits included', '0'],
  ['free', 100, 'Free Trial', '1 edit included', '100'],
  ['something_else', 1, 'Free Trial', '1 edit included', '100'],
])('shows the current plan "%s" with %i credits', async (subscription, credits, name, edits, percent) => {
  open({ user: userAnswer({ subscription, credits }) });
  const plan = await region('Current plan');
  expect(plan).toHaveTextContent(`${name}${edits}`);
  expect(plan).toHaveTextContent(credits === 1 ? '1 credit left' : `${credits} credits left`);
  expect(plan).toHaveTextContent('Each credit pays for one edit, also beyond those included.');
  expect(within(plan).getByRole('progressbar', { name: 'Credits left' })).toHaveAttribute(
    'aria-valuenow',
    percent,
  );
  expect(within(plan).getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/pricing');
});

it('stores the plan for the rest of the site, and leaves a newer one that another tab has stored', async () => {
  const { session } = open({ user: userAnswer({ subscription: 'starter_pack' }) });
  await region('Current plan');
  const stored = () => localStorage.getItem('safelight-session');
  expect(stored()).toContain('starter_pack');
  act(() => session.updateUser({ subscription: 'bulk_pack' }));
  expect(stored()).toContain('bulk_pack');
});

it.each([
  [['PASSWORD'], 'Password'],
  [['GOOGLE'], 'Google'],
  [['PASSWORD', 'GOOGLE'], 'Password, Google'],
])('shows in the account information the ways to sign in: %j', async (signInMethods, method) => {
  open({ user: userAnswer({ signInMethods }) });
  expect(await region('Account information')).toHaveTextContent(
    `UsernameadaMember sinceJan 5, 2026Sign-in method${method}`,
  );
});

it('links from the profile to the sections of /settings', async () => {
  open();
  const actions = within(await region('Quick actions')).getAllByRole('link');
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Settings', '/settings'],
    ['Notifications', '/settings#notifications'],
    ['Privacy', '/settings#privacy'],
  ]);
});

it('shows an error when the profile could not be loaded, and loads it again on request', async () => {
  let broken = true;
  const { person } = open({
    load: () => {
      if (broken) throw refusal('INTERNAL', 'x');
      return userAnswer();
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load your profile. Please try again.',
  );
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
});

describe('editing the profile', () => {
  const openForm = async (options?: OpenOptions) => {
    const opened = open(options);
    await opened.edit();
    return opened;
  };

  it('saves the changes, also in the stored session, and closes the form', async () => {
    const { fill, save, server } = await openForm();
    await fill('Name', ' Ada King ');
    await fill('Bio', 'Countess.');
    await save();
    expect(await screen.findByRole('heading', { name: 'Ada King' })).toBeVisible();
    expect(screen.getByText('Countess.')).toBeVisible();
    expect(await screen.findByText(TEXTS.account.profileSaved)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Edit profile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(server.calls('UpdateProfile')).toEqual([{ input: { fullName: 'Ada King', bio: 'Countess.' } }]);
    expect(localStorage.getItem('safelight-session')).toContain('Ada King');
  });

  it('shows that a new email address must be confirmed, and keeps the old one until then', async () => {
    const { fill, save, server } = await openForm({ isEmailPending: true });
    await fill('Email', 'king@example.com');
    await save();
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
      TEXTS.account.passwordRequired,
    );
    await fill('Your password', 'Secret123');
    await save();
    expect(await screen.findByText(`${TEXTS.account.confirmEmail} (king@example.com)`)).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(server.calls('UpdateProfile')).toEqual([
      { input: { email: 'king@example.com', password: 'Secret123' } },
    ]);
  });

  it('asks for the password only if the email address changes, and shows a wrong password under its field', async () => {
    const refused = refusal('WRONG_PASSWORD', 'x', { fields: { password: [TEXTS.account.wrongPassword] } });
    const { fill, save } = await openForm({ refused });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await fill('Email', 'king@example.com');
    await fill('Your password', 'Wrong1234');
    await save();
    await waitFor(() => {
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(TEXTS.account.wrongPassword);
    });
  });

  it('asks for a new sign-in with Google if the account has no password and the sign-in is not recent', async () => {
    const refused = refusal('FRESH_SIGN_IN_REQUIRED', TEXTS.account.freshSignInRequired);
    const { fill, save } = await openForm({ user: userAnswer({ hasPassword: false }), refused });
    await fill('Email', 'king@example.com');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await save();
    expect(await screen.findByText(TEXTS.account.freshSignInRequired)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('restores the saved values on Cancel', async () => {
    const { person, edit, fill, server } = await openForm();
    await fill('Name', 'Nobody');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await edit();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
    expect(server.calls('UpdateProfile')).toEqual([]);
  });

  it('sends no request when nothing changed', async () => {
    const { save, server } = await openForm();
    await save();
    expect(screen.queryByRole('form', { name: 'Edit profile' })).toBeNull();
    expect(server.calls('UpdateProfile')).toEqual([]);
  });

  it.each([
    ['Name', 'x'.repeat(101), 'Name must be at most 100 characters long.'],
    ['Email', 'not an address', 'Enter a valid email address.'],
    ['Bio', 'x'.repeat(501), 'Bio must be at most 500 characters long.'],
  ])('shows an error under an invalid value in the field "%s"', async (label, value, problem) => {
    const { fill, save, server } = await openForm();
    await fill(label, value);
    await save();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(server.calls('UpdateProfile')).toEqual([]);
  });

  it.each([
    ['Email', refusal('EMAIL_TAKEN', 'taken', { fields: { email: 'taken' } }), TEXTS.register.emailTaken],
    ['Name', refusal('INVALID_INPUT', 'x', { fields: { full_name: ['Too odd.'] } }), 'Too odd.'],
    ['Bio', refusal('INVALID_INPUT', 'x', { fields: { bio: 'Too odd.' } }), 'Too odd.'],
  ])(
    'shows the server’s error under the field "%s", and keeps the typed values',
    async (label, refused, problem) => {
      const { fill, save } = await openForm({ refused });
      await fill('Email', 'king@example.com');
      await fill('Your password', 'Secret123');
      await save();
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem));
      expect(screen.getByLabelText('Email')).toHaveValue('king@example.com');
    },
  );

  it('shows an error that belongs to no field above the form', async () => {
    const refused = refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
    const { fill, save } = await openForm({ refused });
    await fill('Bio', 'Again');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.generic.tooManyAttempts);
  });
});

it('keeps what is typed, except the password, when the session ends meanwhile', async () => {
  const { edit, fill, signInAgain } = open();
  await edit();
  await fill('Bio', 'Draws ships.');
  await signInAgain();
  await edit();
  expect(screen.getByLabelText('Bio')).toHaveValue('Draws ships.');
});
