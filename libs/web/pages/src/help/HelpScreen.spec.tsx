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

it.each([
  ['editor', 'What can I do in the editor?'],
  ['refund', 'What do AI edits cost, and when do I get a refund?'],
  ['background', 'How do I remove or replace a background?'],
  ['project', 'What is a project, and how do I share one?'],
  ['comparison', 'How do I show before and after?'],
  ['API key', 'How do I get an API key?'],
  ['username', 'I forgot my username. What now?'],
  ['trash', 'I deleted an image. Can I get it back?'],
])('answers a search for "%s"', async (words, question) => {
  const { person } = open();
  await person.type(screen.getByLabelText('Search help'), words);
  expect(screen.getByText(question)).toBeVisible();
});

it('links to the contact page when no question is found', async () => {
  const { person } = open();
  await person.type(screen.getByLabelText('Search help'), 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answers found');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});
