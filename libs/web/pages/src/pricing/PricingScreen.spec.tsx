import { PLAN_OFFERS, TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { PricingScreen } from './PricingScreen.tsx';

interface OpenOptions {
  readonly user?: typeof SIGNED_IN_USER | null;
  readonly isSold?: boolean;
  readonly at?: string;
  readonly refused?: Error;
}

const open = ({ user = null, isSold = false, at = '/pricing', refused }: OpenOptions = {}) => {
  const left: string[] = [];
  const server = fakeServer({
    Plans: () => ({
      plans: PLAN_OFFERS.map((offer) => ({
        ...offer,
        __typename: 'Plan',
        isForSale: isSold && offer.priceUsd > 0,
      })),
      me: user === null ? null : { __typename: 'User', id: user.id, subscription: user.subscription },
    }),
    StartCheckout: () => {
      if (refused !== undefined) throw refused;
      return { startCheckout: 'https://pay.example/1' };
    },
  });
  const element = (
    <PricingScreen
      leaveFor={(url) => {
        left.push(url);
      }}
    />
  );
  return { ...openScreen({ path: '/pricing', at, element, link: server.link, user }), server, left };
};

const cards = () => within(screen.getByRole('list', { name: 'Plans' })).getAllByRole('heading', { level: 2 });
const cardOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!;

it('shows the five plans with their prices before the server answers', async () => {
  open();
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'Free Trial',
    'Starter Pack',
    'Regular Pack',
    'Bulk Pack',
    'Pro Subscription',
  ]);
  expect(cardOf('Free Trial')).toHaveTextContent('Free1 edit included100 credits to start with');
  expect(cardOf('Starter Pack')).toHaveTextContent(
    'Most PopularStarter Pack$2.995 edits included$0.60 per edit',
  );
  expect(cardOf('Pro Subscription')).toHaveTextContent('$9.99/month');
  expect(cardOf('Pro Subscription')).toHaveTextContent('Extra edits: $0.25 each');
  await screen.findAllByRole('button', { name: 'Coming Soon' });
});

it('offers the free plan, and shows Coming Soon on the other plans when nothing is for sale', async () => {
  open();
  expect(within(cardOf('Free Trial')).getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/signup',
  );
  const soon = await screen.findAllByRole('button', { name: 'Coming Soon' });
  expect(soon).toHaveLength(4);
  for (const button of soon) expect(button).toBeDisabled();
});

it.each([
  ['a visitor', null, 'Get Started Free'],
  [
    'a person with a subscription',
    { ...SIGNED_IN_USER, subscription: 'pro_subscription' },
    'Buy Starter Pack',
  ],
] as const)('has one main button for %s', async (_who, user, name) => {
  open({ user, isSold: true });
  await screen.findByText('Buy Regular Pack');
  const main = [...document.querySelectorAll('.MuiButton-contained')];
  expect(main.map(({ textContent }) => textContent)).toEqual([name]);
});

it('marks the plan of the signed-in person', async () => {
  open({ user: { ...SIGNED_IN_USER, subscription: 'bulk_pack' } });
  expect(await within(cardOf('Bulk Pack')).findByRole('button', { name: 'Current Plan' })).toBeDisabled();
  expect(screen.getAllByText('Current Plan')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Buy Again' })).toBeNull();
});

it('asks a visitor who buys a plan to sign up, and then returns to the prices', async () => {
  open({ isSold: true });
  const signUp = '/signup?next=%2Fpricing';
  const buy = await screen.findByRole('link', { name: 'Buy Starter Pack' });
  expect(buy).toHaveAttribute('href', signUp);
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', signUp);
});

it('opens the payment page when a signed-in person buys a plan', async () => {
  const { person, server, left } = open({ user: SIGNED_IN_USER, isSold: true });
  await person.click(await screen.findByRole('button', { name: 'Buy Regular Pack' }));
  expect(server.calls('StartCheckout')).toEqual([{ item: 'REGULAR_PACK', quantity: 1 }]);
  expect(left).toEqual(['https://pay.example/1']);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
});

it('sells again when the person comes back from the payment page by the Back button', async () => {
  const { person, left } = open({ user: SIGNED_IN_USER, isSold: true });
  await person.click(await screen.findByRole('button', { name: 'Buy Regular Pack' }));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await person.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(left).toHaveLength(2);
});

it('sells a pack to a person who has bought the same pack before', async () => {
  const { person, server } = open({ user: { ...SIGNED_IN_USER, subscription: 'bulk_pack' }, isSold: true });
  await person.click(await screen.findByRole('button', { name: 'Buy Again' }));
  expect(server.calls('StartCheckout')).toEqual([{ item: 'BULK_PACK', quantity: 1 }]);
});

it('shows why a payment could not be started', async () => {
  const refused = refusal('PAYMENTS_UNAVAILABLE', TEXTS.billing.unavailable);
  const { person, left } = open({ user: SIGNED_IN_USER, isSold: true, refused });
  await person.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(TEXTS.billing.unavailable)).toBeVisible();
  expect(left).toEqual([]);
});

it('shows that nothing was charged when a payment was cancelled', async () => {
  open({ at: '/pricing?checkout=cancelled', user: SIGNED_IN_USER, isSold: true });
  expect(screen.getByText('You left the payment. Nothing was charged.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible();
});
