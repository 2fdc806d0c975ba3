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

it('offers to upload a comparison in the middle of the page when there is none, and only there', async () => {
  open(() => pageOf([]));
  const title = await screen.findByRole('heading', { name: 'No comparisons yet' });
  const link = screen.getByRole('link', { name: 'Upload Comparison' });
  expect(link).toHaveAttribute('href', '/comparison/upload');
  expect(title.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows an error when the comparisons could not be loaded, and loads them again', async () => {
  let isDown = true;
  const { person } = open(() => {
    if (isDown) throw refusal('INTERNAL', 'no');
    return pageOf([comparisonAnswer()]);
  });
  expect(await screen.findByText(TEXTS.comparisons.loadFailed)).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Old light' })).toBeVisible();
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

it('a comparison that was deleted elsewhere leaves the list when it is deleted once more', async () => {
  let isDeleted = false;
  const { person } = open(() => pageOf(isDeleted ? [] : [comparisonAnswer()]), {
    DeleteComparison: () => {
      isDeleted = true;
      throw refusal('NOT_FOUND', TEXTS.generic.notFound);
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Old light' }));
  expect(await screen.findByText(TEXTS.generic.notFound)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No comparisons yet' })).toBeVisible();
});
