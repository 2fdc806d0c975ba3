import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { comparisonAnswer } from '../testing/comparison-answers.ts';
import { ComparisonUploadScreen } from './ComparisonUploadScreen.tsx';

const file = (name: string, type = 'image/png', size = 1_048_576) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

type Upload = () => Record<string, unknown> | Promise<Record<string, unknown>>;
const made: Upload = () => ({ uploadComparison: { __typename: 'Comparison', uid: 'new1' } });

const open = (upload: Upload = made, nodes: readonly object[] = []) => {
  const server = fakeServer({
    UploadComparison: upload,
    MyComparisons: () => ({
      comparisons: {
        __typename: 'ComparisonConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    UpdateComparison: ({ input }) => ({ updateComparison: { ...comparisonAnswer(), ...(input as object) } }),
    DeleteComparison: ({ uid }) => ({ deleteComparison: uid }),
  });
  const element = <ComparisonUploadScreen />;
  const opened = openScreen({ path: '/comparison/upload', element, link: server.link });
  const both = async () => {
    await opened.person.upload(screen.getByLabelText('Original Image'), file('a.png'));
    await opened.person.upload(screen.getByLabelText('Edited Image'), file('b.png'));
  };
  return { server, both, ...opened };
};
afterEach(() => {
  jest.useRealTimers();
});

const submit = () => screen.getByRole('button', { name: 'Upload Comparison' });

it('shows which picture of the comparison is missing, and the name and size of each chosen one', async () => {
  const { person } = open();
  expect(screen.getByText('Select both images to upload')).toBeVisible();
  expect(submit()).toBeDisabled();
  await person.upload(screen.getByLabelText('Original Image'), file('a.png', 'image/png', 3_250_586));
  expect(screen.getByText('Select edited image to continue')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove original image' })).toHaveFocus());
  expect(screen.getByText('3.10 MB')).toBeVisible();
  await person.upload(screen.getByLabelText('Edited Image'), file('b.png'));
  expect(screen.getByText('Both images selected - Ready to upload!')).toBeVisible();
  expect(submit()).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Remove original image' }));
  expect(screen.getByText('Select original image to continue')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Original Image')).toHaveFocus());
});

it('a file that is dropped beside both drop zones is not opened by the browser', async () => {
  open(undefined, [comparisonAnswer()]);
  await screen.findByRole('region', { name: 'My comparisons' });
  const drop = createEvent.drop(document.body, {
    dataTransfer: { types: ['Files'], files: [file('a.png')] },
  });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
});

it('shows the error about a file that is too large or not an image at its drop zone', async () => {
  const { person } = open();
  const [original, edited] = [screen.getByLabelText('Original Image'), screen.getByLabelText('Edited Image')];
  const tooLarge = 'Edited image: File size must be less than 10MB.';
  fireEvent.drop(original, {
    dataTransfer: { files: [file('n.txt', 'text/plain'), file('b.png')] },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(`Original image: ${TEXTS.images.invalidFormat}`);
  expect(original).toHaveAccessibleDescription(`Original image: ${TEXTS.images.invalidFormat}`);
  fireEvent.drop(edited, {
    dataTransfer: { files: [file('b.png', 'image/png', 10_485_761)] },
  });
  expect(original).toHaveAccessibleDescription(`Original image: ${TEXTS.images.invalidFormat}`);
  expect(edited).toHaveAccessibleDescription(tooLarge);
  await person.upload(original, file('a.png'));
  expect(screen.getByRole('alert')).toHaveTextContent(tooLarge);
});

itShows(
  TEXTS.comparisons.edited(TEXTS.images.tooLarge(10)),
  'at the drop zone of a picture that is too large',
  async (seeText) => {
    open();
    const edited = screen.getByLabelText('Edited Image');
    fireEvent.drop(edited, { dataTransfer: { files: [file('b.png', 'image/png', 10_485_761)] } });
    await seeText();
    expect(edited).toHaveAccessibleDescription('Edited image: File size must be less than 10MB.');
  },
);

itShows(
  TEXTS.comparisons.original(TEXTS.images.invalidFormat),
  'at the drop zone of a file that is not an image',
  async (seeText) => {
    open();
    const original = screen.getByLabelText('Original Image');
    fireEvent.drop(original, { dataTransfer: { files: [file('notes.txt', 'text/plain')] } });
    await seeText();
    expect(original).toHaveAccessibleDescription(
      'Original image: Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    );
  },
);

itShows(TEXTS.comparisons.bothRequired, 'when one of the two pictures is missing', async (seeText) => {
  open();
  fireEvent.submit(screen.getByRole('form', { name: 'New comparison' }));
  await seeText();
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.comparisons.bothRequired);
});

itShows(TEXTS.comparisons.uploaded, 'and opens the comparison, at once or after 2 s', async (seeText) => {
  const { person, both, server, address } = open();
  await both();
  await person.type(screen.getByLabelText('Title (optional)'), ' Old light ');
  jest.useFakeTimers();
  fireEvent.click(submit());
  expect(await screen.findByRole('heading', { name: 'Upload Successful!' })).toBeVisible();
  await seeText();
  expect(server.calls('UploadComparison')).toMatchObject([{ title: 'Old light', description: null }]);
  const now = screen.getByRole('link', { name: 'View Comparison Now' });
  expect(now).toHaveAttribute('href', '/comparison/new1');
  expect(now).toHaveFocus();
  expect(address()).toBe('/comparison/upload');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(address()).toBe('/comparison/new1');
});

it('shows the progress of the upload, stops it on Cancel, and keeps the form', async () => {
  const { person, both } = open(() => new Promise(() => undefined));
  await both();
  await person.click(submit());
  expect(screen.getByRole('button', { name: 'Creating Comparison...' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
});

describe('a failed upload of a comparison keeps the chosen files', () => {
  const uploadFails = async (error: Error, seeText: () => Promise<void>) => {
    const { person, both } = open(() => Promise.reject(error));
    await both();
    await person.click(submit());
    await seeText();
    expect(screen.getByRole('img', { name: 'a.png' })).toBeVisible();
    expect(submit()).toBeEnabled();
  };

  it('and shows the server’s message', () =>
    uploadFails(refusal('STORAGE_UNAVAILABLE', 'Full.'), async () => {
      expect(await screen.findByRole('alert')).toHaveTextContent('Full.');
    }));
  itShows(TEXTS.comparisons.uploadFailed, 'when the connection failed', (seeText) =>
    uploadFails(new TypeError('x'), seeText),
  );
  itShows(TEXTS.comparisons.uploadScreenFailed, 'when the server sends no message', (seeText) =>
    uploadFails(new Error('x'), seeText),
  );
});

it('a file that the server refuses leaves its side, whose drop zone says why and comes into sight', async () => {
  const text = 'Edited image: Please select a valid image file (JPEG, PNG, GIF, or WebP).';
  const { person, both } = open(() => Promise.reject(refusal('INVALID_FILE_FORMAT', text)));
  await both();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Edited Image')).toHaveAccessibleDescription(text);
  expect(scrolled.mock.contexts).toContain(screen.getByRole('alert'));
  expect(screen.getByText('Select edited image to continue')).toBeVisible();
  expect(screen.getByRole('img', { name: 'a.png' })).toBeVisible();
});

it('a comparison whose answer was lost is uploaded with the same key again, unless the form has changed', async () => {
  const { person, both, server } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await both();
  const send = async (times: number) => {
    await person.click(submit());
    await waitFor(() => expect(server.calls('UploadComparison')).toHaveLength(times));
    await waitFor(() => expect(submit()).toBeEnabled());
  };
  await send(1);
  await send(2);
  await person.type(screen.getByLabelText(/^Title/), 'Quay');
  await send(3);
  const [first, again, other] = server.calls('UploadComparison').map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('lists the published comparisons, which can be renamed and deleted', async () => {
  const { person, server } = open(undefined, [comparisonAnswer()]);
  const list = within(await screen.findByRole('region', { name: 'My comparisons' }));
  expect(list.getByRole('link', { name: 'Old light' })).toHaveAttribute('href', '/comparison/cmp1');
  await person.click(list.getByRole('button', { name: 'Delete Old light' }));
  await waitFor(() => expect(server.calls('DeleteComparison')).toEqual([{ uid: 'cmp1' }]));
});

it('keeps the chosen files and the texts when the session ends meanwhile', async () => {
  const { person, both, signInAgain } = open();
  await both();
  await person.type(screen.getByLabelText(/^Title/), 'Quay');
  await person.type(screen.getByLabelText(/^Description/), 'At dusk');
  await signInAgain();
  expect(screen.getByText('Both images selected - Ready to upload!')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Quay');
  expect(screen.getByLabelText(/^Description/)).toHaveValue('At dusk');
});
