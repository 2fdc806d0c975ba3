import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { billingAnswer, receiptAnswer, receiptPage, userAnswer } from '../testing/account-answers.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

type Answer = Readonly<Record<string, unknown>>;

interface OpenOptions {
  readonly user?: Answer;
  readonly at?: string;
  readonly confirmed?: Answer | null;
  readonly setRenewal?: () => Answer | Promise<Answer>;
}

const PRO = billingAnswer({
  plan: 'pro_subscription',
  from: '2026-03-01T10:00:00Z',
  to: '2026-04-01T10:00:00Z',
  next: 'pro_subscription',
  canManage: true,
});

const open = ({
  user = userAnswer(),
  at = '/profile',
  confirmed = null,
  setRenewal = () => ({ setRenewal: { ...PRO, next: 'free' } }),
}: OpenOptions = {}) => {
  const server = fakeServer({
    Profile: () => ({ me: user }),
    ConfirmCheckout: () => ({ confirmCheckout: confirmed }),
    SetRenewal: setRenewal,
  });
  const opened = openScreen({ path: '/profile', at, element: <ProfileScreen />, link: server.link });
  return { ...opened, server };
};

const region = (name: string) => screen.findByRole('region', { name });

describe('a bought plan', () => {
  const pro = (billing: Answer = PRO) => userAnswer({ subscription: 'pro_subscription', billing });

  it('shows its period and the plan that follows it', async () => {
    open({ user: pro() });
    const plan = await region('Current plan');
    expect(plan).toHaveTextContent('Mar 1, 2026 to Apr 1, 2026, then renewed');
    expect(within(plan).getByRole('button', { name: 'Manage Billing' })).toBeVisible();
    expect(within(plan).getByLabelText('Extra edits')).toHaveTextContent('40 edits for $10.00');
  });

  it('can be cancelled at the end of the month, and resumed afterwards', async () => {
    const { person, server } = open({ user: pro() });
    await person.click(await screen.findByRole('button', { name: 'End with This Month' }));
    expect(server.calls('SetRenewal')).toEqual([{ renews: false }]);
    await waitFor(() => expect(server.calls('Profile').length).toBeGreaterThan(1));
  });

  it('waits for the payment service before anything else is asked of it', async () => {
    const { person } = open({ user: pro(), setRenewal: () => new Promise(() => undefined) });
    await person.click(await screen.findByRole('button', { name: 'End with This Month' }));
    for (const name of ['End with This Month', 'Buy', 'Manage Billing'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('shows the plan to which it is downgraded', async () => {
    open({ user: pro({ ...PRO, next: 'starter_pack' }) });
    expect(await region('Current plan')).toHaveTextContent('then Starter Pack');
    expect(screen.getByRole('button', { name: 'Keep Pro Subscription' })).toBeVisible();
  });

  it('has no buttons for people who bought nothing', async () => {
    open();
    expect(await region('Current plan')).toHaveTextContent('Since Jan 5, 2026');
    expect(screen.queryByRole('button', { name: 'Manage Billing' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Receipts' })).toBeNull();
  });

  it('lists its payments with their receipts', async () => {
    const receipts = receiptPage([
      receiptAnswer('r2', { item: 'EXTRA_EDITS', quantity: 40, amountCents: 1000, refundedCents: 500 }),
      receiptAnswer('r1', { isTakenBack: true }),
    ]);
    open({ user: userAnswer({ receipts }) });
    const rows = within(await screen.findByRole('list', { name: 'Receipts' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Feb 3, 2026: 40 extra edits$10.00 ($5.00 refunded) Receipt',
      'Feb 3, 2026: Starter Pack$2.99 (disputed) Receipt',
    ]);
    expect(screen.getByRole('link', { name: 'Receipt for Starter Pack' })).toHaveAttribute(
      'href',
      'https://pay.example/r1',
    );
  });

  it('is confirmed to a person who returns from the payment', async () => {
    const confirmed = { __typename: 'Receipt', id: 'cs_1', item: 'BULK_PACK', credits: 50 };
    const { server } = open({ at: '/profile?checkout=cs_1', confirmed });
    expect(await screen.findByText('Thank you! Bulk Pack: 50 credits.')).toBeVisible();
    expect(server.calls('ConfirmCheckout')).toEqual([{ id: 'cs_1' }]);
    expect(await region('Current plan')).toBeVisible();
  });

  it('is not shown while the payment is not confirmed', async () => {
    open({ at: '/profile?checkout=cs_1' });
    expect(await screen.findByText(/^Your payment is not confirmed yet/)).toBeVisible();
  });
});
