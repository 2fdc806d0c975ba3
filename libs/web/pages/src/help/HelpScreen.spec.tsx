import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { HelpScreen } from './HelpScreen.tsx';

const open = () =>
  openScreen({ path: '/help', element: <HelpScreen />, link: fakeServer({}).link, user: null });

it('has four categories of questions', () => {
  open();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Getting started', 'Uploading', 'Sharing', 'API']);
});

it('finds questions by words in them or in their answers', async () => {
  const { person } = open();
  await person.type(screen.getByLabelText('Search help'), 'BBCode share');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getByText('How do I put an image on my site?')).toBeVisible();
});

it('links to the contact page when no question is found', async () => {
  const { person } = open();
  await person.type(screen.getByLabelText('Search help'), 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answers found');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});
