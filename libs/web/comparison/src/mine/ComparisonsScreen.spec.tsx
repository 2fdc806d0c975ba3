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

const open = (answer: () => Record<string, unknown>, more: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({ MyComparisons: answer, ...more });
  return {
    server,
    ...openScreen({ path: '/comparisons', element: <ComparisonsScreen />, link: server.link }),
  };
};

it('lists the person’s published comparisons, with their links and view counts', async () => {
  const { person } = open(() => pageOf([comparisonAnswer()]));
  const row = within(await screen.findByRole('listitem'));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Comparisons']);
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

it('deletes a comparison at once, and Undo brings it back to the list', async () => {
  let isDeleted = false;
  const { person } = open(() => pageOf(isDeleted ? [] : [comparisonAnswer()]), {
    DeleteComparison: ({ uid }) => {
      isDeleted = true;
      return { deleteComparison: uid };
    },
    RestoreComparison: ({ uid }) => {
      isDeleted = false;
      return { restoreComparison: { __typename: 'Comparison', uid } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Old light' }));
  expect(await screen.findByRole('heading', { name: 'No comparisons yet' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Old light' })).toBeVisible();
});

it('says why a comparison could not be deleted, and keeps it in the list', async () => {
  const { person } = open(() => pageOf([comparisonAnswer()]), {
    DeleteComparison: () => {
      throw refusal('NOT_FOUND', TEXTS.comparisons.notFound);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Old light' }));
  expect(await screen.findByText(TEXTS.comparisons.notFound)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Old light' })).toBeVisible();
});
