import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { TEXTS } from '@safelight/rules';
import { screen, within } from '@testing-library/react';
import { comparisonAnswer } from '../testing/comparison-answers.ts';
import { ComparisonsScreen } from './ComparisonsScreen.tsx';

const pageOf = (nodes: readonly object[]) => ({
  comparisons: {
    __typename: 'ComparisonConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const open = (answer: () => Record<string, unknown>) => {
  const server = fakeServer({
    MyComparisons: answer,
    DeleteComparison: ({ uid }) => ({ deleteComparison: uid }),
  });
  return {
    server,
    ...openScreen({ path: '/comparisons', element: <ComparisonsScreen />, link: server.link }),
  };
};

it('lists the person’s published comparisons, with their links and view counts', async () => {
  const { person } = open(() => pageOf([comparisonAnswer()]));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/comparison\//));
  expect(row.getByText(/views?$/)).toBeVisible();
  await person.click(row.getByRole('button', { name: /^Copy link to/ }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('/comparison/');
});

it('offers to upload a comparison when there is none', async () => {
  open(() => pageOf([]));
  expect(await screen.findByRole('heading', { name: 'No comparisons yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Comparison' })).toHaveAttribute(
    'href',
    '/comparison/upload',
  );
});

it('shows an error when the comparisons could not be loaded', async () => {
  open(() => {
    throw refusal('INTERNAL', 'no');
  });
  expect(await screen.findByText(TEXTS.comparisons.loadFailed)).toBeVisible();
});
