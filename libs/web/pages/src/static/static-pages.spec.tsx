import { SALE_ITEMS, saleItemName, TAKE_BACK, unitPriceCents } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { markdownModule } from '../../markdown/markdown.mjs';
import { CareersScreen, CookiesScreen, PrivacyScreen, TermsScreen } from './index.tsx';
import { StaticPage } from './StaticPage.tsx';

const open = (element: React.ReactNode) =>
  openScreen({ path: '/page', element, link: fakeServer({}).link, user: null });

it('a static page shows its title, the date of its last change and its text', () => {
  open(<TermsScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  expect(screen.getByText('Last updated: Nov 30, 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your images stay yours' })).toBeVisible();
});

it('the terms contain the prices at which plans and extra edits are sold', () => {
  open(<TermsScreen />);
  for (const item of SALE_ITEMS) {
    const price = String(unitPriceCents(item) / 100);
    const name = saleItemName(item);
    expect(document.body.textContent).toMatch(
      new RegExp(item === 'extra_edits' ? `extra edits at ${price} dollars` : `${name}(?: is)? ${price}\\b`),
    );
  }
});

it('the terms contain the bounds within which an edit can be taken back', () => {
  open(<TermsScreen />);
  const { withinHours, maxEdits, perDays } = TAKE_BACK;
  const bounds = `within ${withinHours} hours, ${maxEdits} times in ${perDays} days`;
  expect(document.body.textContent).toContain(bounds);
});

it('the privacy policy says that the network addresses of sign-ins are kept, and for how long', () => {
  open(<PrivacyScreen />);
  expect(screen.getByText(/the network address it came from/)).toBeVisible();
  expect(screen.getByText('Sign-ins: for half a year after they were last used.')).toBeVisible();
});

it.each([
  'What you chose last',
  'Your work in the editor',
  'What you had typed',
  'That you gave the password of a shared project',
])('the cookie policy names among what the browser keeps: %s', (kept) => {
  open(<CookiesScreen />);
  expect(screen.getByText(kept)).toBeVisible();
});

it('the page Careers says that there are no open positions', () => {
  open(<CareersScreen />);
  expect(screen.getByText(/no open positions/)).toBeVisible();
});

it('a static page opens links to our own screens without loading the page again', async () => {
  const { person, address } = open(
    <StaticPage title="Page" updated="" html={'<p><a href="/contact">Write <b>to us</b></a></p>'} />,
  );
  await person.click(screen.getByText('to us'));
  expect(address()).toBe('/contact');
});

it('a static page shows HTML in its Markdown file as text', () => {
  const code = markdownModule(
    '# Title\n\nHello <img src=x onerror="alert(1)"> <b>you</b>\n\n<script>alert(1)</script>\n',
  );
  expect(code).toContain('export const title = "Title"');
  expect(code).not.toMatch(/<(img|script|b)\b/);
});
