import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, within } from '@testing-library/react';
import { PricingScreen } from './PricingScreen.tsx';

const open = (user: typeof SIGNED_IN_USER | null) =>
  openScreen({ path: '/pricing', element: <PricingScreen />, link: fakeServer({}).link, user });

const cards = () => within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('heading', { level: 2 });
const cardOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!;

it('shows the five plans with their prices', () => {
  open(null);
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'Free Trial',
    'Starter Pack',
    'Regular Pack',
    'Bulk Pack',
    'Pro Subscription',
  ]);
  expect(cardOf('Free Trial')).toHaveTextContent('Free1 edit included');
  expect(cardOf('Starter Pack')).toHaveTextContent(
    'Most PopularStarter Pack$2.995 edits included$0.60 per edit',
  );
  expect(cardOf('Pro Subscription')).toHaveTextContent('$9.99/month');
  expect(cardOf('Pro Subscription')).toHaveTextContent('Extra edits: $0.25 each');
});

it('offers the free plan, and the others once they can be bought', () => {
  open(null);
  expect(within(cardOf('Free Trial')).getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/signup',
  );
  for (const button of screen.getAllByRole('button', { name: 'Coming Soon' })) expect(button).toBeDisabled();
  expect(screen.getAllByRole('button', { name: 'Coming Soon' })).toHaveLength(4);
});

it('marks the plan of who is signed in', () => {
  open({ ...SIGNED_IN_USER, subscription: 'bulk_pack' });
  expect(within(cardOf('Bulk Pack')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  expect(screen.getAllByText('Current Plan')).toHaveLength(2);
});
