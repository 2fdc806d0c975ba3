import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows, setMedia } from '@safelight/web-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { comparisonAnswer } from '../testing/comparison-answers.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';

type Answer = () => Record<string, unknown> | null;

const open = (answer: Answer = comparisonAnswer, at = '/comparison/cmp1', user = SIGNED_IN_USER) => {
  const server = fakeServer({
    ComparisonView: () => ({ comparison: answer() }),
    CountView: () => ({ countView: true }),
    UpdateComparison: ({ input }) => ({
      updateComparison: { ...comparisonAnswer(), ...(input as object) },
    }),
    DeleteComparison: ({ uid }) => ({ deleteComparison: uid }),
    RestoreComparison: ({ uid }) => ({ restoreComparison: { __typename: 'Comparison', uid } }),
  });
  const element = <ComparisonScreen />;
  return { server, ...openScreen({ path: '/comparison/:uid', at, element, link: server.link, user }) };
};

const picture = (side: string) => screen.findByAltText(`Old light, ${side}`);
const load = async () => {
  fireEvent.load(await picture('original'));
  fireEvent.load(await picture('edited'));
};

afterEach(() => {
  jest.useRealTimers();
});

it('shows the edited picture of the comparison, and counts the view', async () => {
  const { server } = open();
  expect(await picture('edited')).toBeVisible();
  expect(await picture('original')).not.toBeVisible();
  expect(await picture('edited')).toHaveAttribute('src', '/large/after');
  expect(await screen.findByRole('heading', { level: 1, name: 'Old light' })).toBeVisible();
  await waitFor(() => expect(server.calls('CountView')).toEqual([{ uid: 'cmp1' }]));
});

it('replaces the picture that the server rendered into the page', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="first-picture"></div>');
  open();
  fireEvent.load(await picture('original'));
  expect(document.getElementById('first-picture')).not.toBeNull();
  fireEvent.load(await picture('edited'));
  expect(document.getElementById('first-picture')).toBeNull();
});

it('compares two pictures only after both are loaded', async () => {
  open();
  const edited = await picture('edited');
  fireEvent.load(edited);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(edited).toBeVisible();
  expect(screen.getByText('Loading both images...')).toBeVisible();
  await load();
  expect(screen.queryByText('Loading both images...')).toBeNull();
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(edited).not.toBeVisible();
  expect(await picture('original')).toBeVisible();
  fireEvent.keyUp(document.body, { key: ' ' });
  expect(edited).toBeVisible();
});

it('shows the edited picture again a second after Space was last pressed', async () => {
  open();
  await load();
  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { key: ' ' });
  const edited = screen.getByAltText('Old light, edited');
  act(() => jest.advanceTimersByTime(999));
  expect(edited).not.toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(edited).toBeVisible();
});

it('shows the original while the picture is pressed', async () => {
  open();
  await load();
  const edited = await picture('edited');
  fireEvent(edited, pointer('pointerdown'));
  expect(edited).not.toBeVisible();
  fireEvent(edited, pointer('pointerup'));
  expect(edited).toBeVisible();
});

it('hides the hint after 8 s, or 3 s after a comparison during which it was shown', async () => {
  const { person } = open();
  await picture('edited');
  jest.useFakeTimers();
  fireEvent.load(screen.getByAltText('Old light, original'));
  fireEvent.load(screen.getByAltText('Old light, edited'));
  act(() => jest.advanceTimersByTime(7_999));
  expect(screen.getByRole('note')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('note')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  fireEvent.keyDown(document.body, { key: ' ' });
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.queryByRole('note')).toBeNull();
  expect(person).toBeDefined();
});

it.each([
  ['a mouse', false, 'Hold the image, or press Space, to see the original.'],
  ['a touch screen', true, 'Touch and hold the image to see the original. Zoom with two fingers.'],
])('explains in its hint how to compare two pictures with %s', async (_, isCoarse, words) => {
  const endMedia = setMedia((query) => isCoarse && query === '(pointer: coarse)');
  try {
    open();
    expect(await screen.findByRole('note')).toHaveTextContent(words);
  } finally {
    endMedia();
  }
});

it('shows two pictures of different shapes in one frame, each uncropped', async () => {
  const { original, edited, ...answer } = comparisonAnswer();
  const [wide, tall] = [
    { ...original, width: 4000, height: 1000 },
    { ...edited, width: 500, height: 1000 },
  ];
  open(() => ({ ...answer, original: wide, edited: tall }));
  for (const [side, ratio] of [
    ['original', '4'],
    ['edited', '0.5'],
  ] as const) {
    const shown = await picture(side);
    expect(shown.parentElement).toHaveStyle({ '--ratio': ratio });
    expect(shown.closest('[data-zoomed]')).toHaveStyle({
      '--widest': '4',
      '--narrowest': '0.5',
      '--most-width': '4000px',
      '--most-height': '1000px',
    });
  }
});

it('compares two pictures with a slider and side by side, at the same zoom', async () => {
  const { person } = open();
  await load();
  await person.click(screen.getByRole('button', { name: 'Slider' }));
  expect(screen.getByRole('slider', { name: 'Compare original and edited' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Side by Side' }));
  await person.keyboard('+');
  for (const side of ['original', 'edited']) {
    expect((await picture(side)).closest('[data-zoomed]')).toHaveStyle({
      transform: 'translate(0px, 0px) scale(1.25)',
    });
  }
});

it('offers both files, the link and the embed codes of a comparison', async () => {
  const { person } = open();
  expect(await screen.findByRole('link', { name: 'Download Original' })).toHaveAttribute(
    'href',
    '/download/before',
  );
  expect(screen.getByRole('link', { name: 'Download Edited' })).toHaveAttribute('href', '/download/after');
  await person.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/comparison/cmp1`);
  await person.click(screen.getByRole('button', { name: 'Embed' }));
  await person.click(screen.getByRole('button', { name: 'Copy Slider Code' }));
  const slider = `<iframe src="${window.location.origin}/comparison/cmp1/embed" title="Old light"`;
  expect(await navigator.clipboard.readText()).toContain(slider);
  await person.click(screen.getByRole('button', { name: 'Copy Image Code' }));
  expect(await navigator.clipboard.readText()).toContain(`src="${window.location.origin}/large/before"`);
});

it('lets the owner rename a comparison, delete it, and undo this', async () => {
  const { person, server, address } = open();
  await person.click(await screen.findByRole('button', { name: 'Rename' }));
  await person.clear(screen.getByLabelText('Title'));
  await person.type(screen.getByLabelText('Title'), 'New light');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New light' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/comparisons'));
  expect(server.calls('DeleteComparison')).toEqual([{ uid: 'cmp1' }]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await person.click(await screen.findByRole('button', { name: 'View' }));
  expect(server.calls('RestoreComparison')).toEqual([{ uid: 'cmp1' }]);
  await waitFor(() => expect(address()).toBe('/comparison/cmp1'));
});

it('offers a visitor neither to rename nor to delete a comparison', async () => {
  open(() => comparisonAnswer({ isOwner: false }));
  await picture('edited');
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

itShows(TEXTS.comparisons.notFound, 'when the comparison does not exist', async (seeText) => {
  open(() => null);
  await seeText();
  expect(document.title).toBe('Comparison not found · Safelight');
  expect(screen.getByText(/^It may have been deleted or hidden/)).toBeVisible();
});

it('leads a suspended person, whose own comparisons are hidden, to the reason', async () => {
  const suspension = { since: '2026-01-05T10:00:00Z', reason: 'Spam' };
  open(() => null, '/comparison/cmp1', { ...SIGNED_IN_USER, suspension });
  expect(
    await screen.findByText('Your account is suspended, and your comparisons are hidden.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read Why' })).toHaveAttribute('href', '/profile');
});

itShows(TEXTS.comparisons.invalidId, 'when the link is invalid', async (seeText) => {
  open(undefined, '/comparison/a%20b');
  await seeText();
  expect(document.title).toBe('Comparison not found · Safelight');
});

itShows(TEXTS.comparisons.loadDetailsFailed, 'when the comparison could not be loaded', (seeText) => {
  open(() => {
    throw refusal('INTERNAL', 'x');
  });
  return seeText();
});

itShows(TEXTS.comparisons.loadFailed, 'when the server could not be reached', (seeText) => {
  open(() => {
    throw new TypeError('Failed to fetch');
  });
  return seeText();
});

itShows(TEXTS.comparisons.loadFailed, 'when one of the pictures could not be loaded', async (seeText) => {
  open();
  fireEvent.error(await picture('edited'));
  await seeText();
});

/** Dispatches a pointer event; jsdom's own pointer events lack `isPrimary`. */
const pointer = (type: string): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerId: 1, isPrimary: true });

it('shows that a comparison is not found as soon as the file of an image is not there any more', async () => {
  let asked = 0;
  open(() => ((asked += 1) === 1 ? comparisonAnswer() : null));
  fireEvent.error(await picture('original'));
  expect(await screen.findByRole('heading', { name: TEXTS.comparisons.notFound })).toBeVisible();
});
