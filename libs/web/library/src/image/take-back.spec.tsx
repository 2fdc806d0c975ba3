import { TAKE_BACK_REFUSALS, TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { onScreen, openImage, picture } from '../testing/open-image.tsx';

const HOUR_MS = 3_600_000;
const NAME = 'Not What I Asked For';

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

interface PageOptions {
  readonly versions?: number;
  readonly current?: number;
  readonly takeBackUntil?: string;
  readonly left?: number;
  readonly refuse?: Error;
}

/** Opens an image whose last version was made by an edit, and shows that version. */
const open = async ({
  versions = 2,
  current = 1,
  takeBackUntil = inHours(1),
  left = 4,
  refuse,
}: PageOptions = {}) => {
  const job = { id: `j${versions}`, state: 'SUCCEEDED', made: versions, takeBackUntil };
  let credits = 97;
  const opened = openImage(() => imageAnswer({ versions, current, jobs: [job] }), {
    handlers: {
      Credits: () => ({ me: { __typename: 'User', id: 'u1', credits } }),
      TakeBacksLeft: () => ({ me: { __typename: 'User', id: 'u1', takeBacksLeft: left } }),
      TakeBackAiEdit: ({ id }) => {
        if (refuse !== undefined) throw refuse;
        credits += 1;
        const { image } = imageAnswer({ versions: versions - 1, current });
        const taken = { takenBackAt: inHours(0), takeBackUntil: null, resultVersion: null, image };
        return { takeBackAiEdit: { __typename: 'AiEditJob', id, ...taken } };
      },
    },
  });
  await screen.findByText('97 credits left');
  const strip = within(screen.getByRole('region', { name: 'Versions' }));
  await opened.person.click(strip.getByRole('button', { name: new RegExp(`Version ${versions}`) }));
  const ask = async () => {
    await opened.person.click(onScreen(versions).getByRole('button', { name: NAME }));
    return within(await screen.findByRole('dialog', { name: 'Not what you asked for?' }));
  };
  return { ...opened, ask };
};

it('an edit that is not what was asked for is taken back after a confirmation that says what happens', async () => {
  const { person, server, ask } = await open();
  const dialog = await ask();
  expect(
    await dialog.findByText(
      'The result is deleted for good and your credit comes back. You can do this 5 times in 30 days; 4 are left.',
    ),
  ).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Take Back' }));
  expect(
    await screen.findByText('Version 2 is deleted and your credit is back. You see version 1 again.'),
  ).toBeVisible();
  expect(server.calls('TakeBackAiEdit')).toEqual([{ id: 'j2' }]);
  expect(await picture()).toHaveAttribute('src', '/preview/1');
  expect(await screen.findByText('98 credits left')).toBeVisible();
  expect(screen.getByText('No AI edits yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Describe your edit')).toHaveFocus();
});

it('the prompt is scrolled into view after an edit was taken back, if it is below the window', async () => {
  const { person, ask } = await open();
  const prompt = screen.getByLabelText('Describe your edit');
  const shown: unknown[] = [];
  prompt.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 400, 300, 80);
  prompt.scrollIntoView = (how) => void shown.push(how);
  await person.click((await ask()).getByRole('button', { name: 'Take Back' }));
  await waitFor(() => expect(shown).toEqual([{ block: 'center' }]));
});

it('the version from which an edit was made is shown after it was taken back, even if another one is in use', async () => {
  const { person, ask } = await open({ versions: 3 });
  await person.click((await ask()).getByRole('button', { name: 'Take Back' }));
  expect(await screen.findByText(/You see version 2 again\.$/)).toBeVisible();
  expect(await picture()).toHaveAttribute('src', '/preview/2');
  expect(screen.getByRole('group', { name: 'Version 2 on screen' })).toBeVisible();
});

it('nothing happens if taking an edit back is cancelled, and the focus returns to its button', async () => {
  const { person, server, ask } = await open();
  await ask();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onScreen(2).getByRole('button', { name: NAME })).toHaveFocus();
  expect(server.calls('TakeBackAiEdit')).toEqual([]);
});

it('an edit cannot be taken back if the limit of the account is reached, and the dialog says so', async () => {
  const dialog = await (await open({ left: 0 })).ask();
  expect(await dialog.findByText(TAKE_BACK_REFUSALS.limit)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Take Back' })).toBeDisabled();
});

it.each([
  ['TAKE_BACK_REFUSED', TAKE_BACK_REFUSALS.comparison, TAKE_BACK_REFUSALS.comparison],
  ['INTERNAL', 'x', TEXTS.ai.takeBackFailed],
] as const)('a refusal with %s is shown, and the result stays', async (code, message, shown) => {
  const { person, ask } = await open({ refuse: refusal(code, message) });
  await person.click((await ask()).getByRole('button', { name: 'Take Back' }));
  expect(await screen.findByText(shown)).toBeVisible();
  expect(await picture()).toHaveAttribute('src', '/preview/2');
  await waitFor(() => expect(onScreen(2).getByRole('button', { name: NAME })).toHaveFocus());
});

it.each<[string, PageOptions]>([
  ['its time is over', { takeBackUntil: inHours(-1) }],
  ['its result is in use', { current: 2 }],
])('an edit cannot be taken back if %s', async (_why, options) => {
  await open(options);
  expect(onScreen(2).getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});
