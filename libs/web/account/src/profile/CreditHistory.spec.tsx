import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, within } from '@testing-library/react';
import {
  creditAnswer,
  creditPage,
  receiptAnswer,
  receiptPage,
  userAnswer,
} from '../testing/account-answers.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The server's answer for the second page. */
const earlierCredits = creditPage([creditAnswer('c1', 'GRANT', 1_000, 'Welcome')]);

const open = ({ user }: { readonly user: ReturnType<typeof userAnswer> }) => {
  const server = fakeServer({
    Profile: () => ({ me: user }),
    CreditHistoryPage: () => ({ me: { ...user, creditHistory: earlierCredits } }),
  });
  return { ...openScreen({ path: '/profile', element: <ProfileScreen />, link: server.link }), server };
};

const region = (name: string) => screen.findByRole('region', { name });

it('lists the credits that were received and spent', async () => {
  open({
    user: userAnswer({
      creditHistory: creditPage([
        creditAnswer('c3', 'CAPTURE', 0, 'AI edit: make it night'),
        creditAnswer('c2', 'RESERVE', -1, 'AI edit: make it night'),
        creditAnswer('c1', 'GRANT', 1_000, 'Welcome'),
      ]),
    }),
  });
  const rows = within(await screen.findByRole('table', { name: 'Credit history' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateReasonCredits',
    'Feb 3, 2026AI edit: make it night−1',
    'Feb 3, 2026Welcome+1,000',
  ]);
});

it('shows more entries of the credit history a page at a time, with the balance', async () => {
  const { person, server } = open({
    user: userAnswer({ creditHistory: creditPage([creditAnswer('c2', 'RESERVE', -1, 'Edit: night')], 'c2') }),
  });
  expect(await region('Credit history')).toHaveTextContent('Balance: 99 credits');
  await person.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('Welcome')).toBeVisible();
  expect(screen.getByText('Edit: night')).toBeVisible();
  expect(server.calls('CreditHistoryPage')).toEqual([{ after: 'c2' }]);
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

describe('a further page that does not arrive', () => {
  /** Opens a profile whose lists have a second page each, which the server does not answer. */
  const openWithoutMore = (parts: Parameters<typeof userAnswer>[0]) =>
    openScreen({
      path: '/profile',
      element: <ProfileScreen />,
      link: fakeServer({ Profile: () => ({ me: userAnswer(parts) }) }).link,
    });

  itShows(TEXTS.account.creditHistoryFailed, 'and keeps the entries and the button', async (seeText) => {
    const creditHistory = creditPage([creditAnswer('c2', 'RESERVE', -1, 'Edit: night')], 'c2');
    const { person } = openWithoutMore({ creditHistory });
    await person.click(await screen.findByRole('button', { name: 'Show More' }));
    await seeText();
    expect(screen.getByText('Edit: night')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show More' })).toHaveFocus();
  });

  itShows(TEXTS.account.receiptsFailed, 'and keeps the receipts and the button', async (seeText) => {
    const receipts = receiptPage([receiptAnswer('r2')], 'r2');
    const { person } = openWithoutMore({ receipts });
    await person.click(await screen.findByRole('button', { name: 'Show More' }));
    await seeText();
    expect(screen.getByRole('link', { name: 'Receipt for Starter Pack' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show More' })).toHaveFocus();
  });
});
