import { ableTo, NEEDS_OTHER_PICTURE, TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { pickerImage, pickerImages } from '@safelight/web-images/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { Route, Routes, useLocation } from 'react-router';
import { cardOf, libraryImage, openGallery } from '../testing/gallery-server.tsx';
import { jobAnswer } from '../testing/image-answers.ts';
import { GalleryScreen } from './GalleryScreen.tsx';

type Answer = Readonly<Record<string, unknown>>;

const image = (title: string) => ({ __typename: 'Image', uid: `uid-${title}`, title });
const job = (title: string, state = 'QUEUED', extra: Answer = {}) =>
  jobAnswer(state, { id: `job-${title}`, stage: TEXTS.ai.waiting, image: image(title), ...extra });

/** Stands for the page of an image, and shows with which version a link opened it. */
const ImagePage = () => <p>Opened with {(useLocation().state as { versionId: string }).versionId}</p>;

const open = async ({
  cost = 2,
  balance = 100,
  otherUids = [] as string[],
  refuse = null as Error | null,
  plan = null as Answer | null,
} = {}) => {
  const progress = new Map<unknown, Subject<Answer>>();
  const opened = openGallery({
    path: '/*',
    element: (
      <Routes>
        <Route path="gallery" element={<GalleryScreen />} />
        <Route path="image/:uid" element={<ImagePage />} />
      </Routes>
    ),
    at: '/gallery',
    images: ['a', 'b', 'c'].map((title) => libraryImage(title)),
    handlers: {
      Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: balance } }),
      AiEditQuote: ({ imageUids }) => ({
        aiEditQuote: {
          __typename: 'AiEditQuote',
          cost,
          balance,
          editableUids: (imageUids as string[]).filter((uid) => !otherUids.includes(uid)),
          otherUids,
        },
      }),
      AiEditPlan: () => ({ aiEditPlan: plan }),
      PickerImages: () => pickerImages([pickerImage('lake')]),
      RequestAiEdits: ({ input }) => {
        if (refuse !== null) throw refuse;
        const { imageUids } = input as { imageUids: string[] };
        return { requestAiEdits: imageUids.map((uid) => job(uid.replace('uid-', ''))) };
      },
      CancelAiEdit: ({ id }) => ({ cancelAiEdit: jobAnswer('CANCELLED', { id }) }),
      AiEditProgress: ({ jobId }) => {
        const heard = new Subject<Answer>();
        progress.set(jobId, heard);
        return heard;
      },
    },
  });
  await screen.findByRole('list', { name: 'Images' });
  await opened.person.click(screen.getByRole('checkbox', { name: 'Select a' }));
  await opened.person.click(screen.getByRole('checkbox', { name: 'Select b' }));
  const openDialog = async () => {
    const bar = screen.getByRole('toolbar', { name: 'Selected images' });
    await opened.person.click(within(bar).getByRole('button', { name: 'Edit with AI' }));
    return within(await screen.findByRole('dialog', { name: 'Edit the selected images with AI' }));
  };
  const dialog = await openDialog();
  const hear = async (title: string, state: string, extra: Answer = {}) => {
    await waitFor(() => expect(progress.has(`job-${title}`)).toBe(true));
    act(() => progress.get(`job-${title}`)?.next({ aiEditProgress: job(title, state, extra) }));
  };
  return { ...opened, openDialog, dialog, hear };
};

it('shows the cost of the AI edits before they are requested, then the progress of each picture', async () => {
  const { person, server, dialog, hear } = await open();
  expect(await dialog.findByRole('status')).toHaveTextContent('2 images, 2 credits. You have 100 credits.');
  expect(dialog.getByRole('button', { name: 'Generate 2 images' })).toBeDisabled();
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  const list = within(await dialog.findByRole('list', { name: 'Edits' }));
  expect(server.calls('RequestAiEdits')).toMatchObject([
    { input: { imageUids: ['uid-a', 'uid-b'], prompt: 'Make it vintage' } },
  ]);
  await hear('a', 'PROCESSING', { stage: 'Fading', progress: 0.4 });
  expect(await list.findByText('Fading')).toBeVisible();
  expect(list.getByRole('progressbar', { name: 'Edit of a' })).toHaveAttribute('aria-valuenow', '40');
  await hear('a', 'SUCCEEDED');
  expect(await list.findByText('Done')).toBeVisible();
  const views = list.getAllByRole('link', { name: /^View/ });
  expect(views.map((link) => link.getAttribute('href'))).toEqual(['/image/uid-a']);
  expect(views[0]).toHaveAccessibleName('View the edit of a');
  expect(dialog.getByRole('heading', { name: 'AI Magic in Progress' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('1 of 2 finished.');
  const errorMessage = TEXTS.ai.wrapped(TEXTS.ai.failed(`No luck. ${ableTo(['Sepia'])}`));
  await hear('b', 'FAILED', { errorMessage });
  expect(await list.findByText('No luck.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'AI edits finished' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('1 succeeded, 1 failed. Your credit is back.');
  await waitFor(() => expect(server.calls('ImageCard')).toHaveLength(2));
  expect(screen.queryByText(/AI edit finished|: No luck/)).toBeNull();
});

it('moves the focus from the form to the list of edits, and from an edit that ends to its result', async () => {
  const { person, dialog, hear } = await open();
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  expect(await dialog.findByRole('list', { name: 'Edits' })).toHaveFocus();
  await person.tab();
  expect(dialog.getByRole('button', { name: 'Cancel the edit of a' })).toHaveFocus();
  await hear('a', 'SUCCEEDED');
  await waitFor(() => expect(dialog.getByRole('link', { name: 'View the edit of a' })).toHaveFocus());
});

it('opens the result of an edit, not the version in use', async () => {
  const { person, dialog, hear } = await open();
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await hear('a', 'SUCCEEDED', { resultVersion: { __typename: 'ImageVersion', id: 'v2' } });
  await person.click(await dialog.findByRole('link', { name: 'View the edit of a' }));
  expect(await screen.findByText('Opened with v2')).toBeVisible();
});

it('says that no image was edited and nothing charged, and leads back to the prompt for the failed ones', async () => {
  const { person, server, dialog, hear } = await open();
  await person.type(dialog.getByLabelText('Describe your edit'), 'remove the spoon');
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await hear('a', 'FAILED', { errorMessage: 'No spoon was found.' });
  await hear('b', 'FAILED', { errorMessage: 'No spoon was found.' });
  expect(await dialog.findByRole('heading', { name: 'No image was edited' })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent(/^2 failed. Your 2 credits are back.$/);
  await person.click(dialog.getByRole('button', { name: 'Try Again with 2 images' }));
  expect(await dialog.findByLabelText('Describe your edit')).toHaveValue('remove the spoon');
  expect(dialog.getByLabelText('Describe your edit')).toHaveFocus();
  expect(dialog.getByText('2 images, 2 credits. You have 100 credits.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await waitFor(() => expect(server.calls('RequestAiEdits')).toHaveLength(2));
});

it('tries only those images again whose edits failed', async () => {
  const { person, dialog, hear } = await open();
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await hear('a', 'SUCCEEDED');
  await hear('b', 'FAILED', { errorMessage: 'No luck.' });
  await person.click(await dialog.findByRole('button', { name: 'Try Again with 1 image' }));
  expect(await dialog.findByRole('button', { name: 'Generate 1 image' })).toBeVisible();
});

it('announces the end of edits whose list is closed', async () => {
  const { person, dialog, hear } = await open();
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await dialog.findByRole('list', { name: 'Edits' });
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await hear('a', 'SUCCEEDED');
  expect(await screen.findByText('a: AI edit finished')).toBeVisible();
});

it('shows a spinner on each card with a running AI edit, and can cancel one edit', async () => {
  const { person, server, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await person.click(await dialog.findByRole('button', { name: 'Cancel the edit of b' }));
  expect(await dialog.findByText('Cancelled')).toBeVisible();
  expect(server.calls('CancelAiEdit')).toEqual([{ id: 'job-b' }]);
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await within(cardOf('a')).findByRole('progressbar', { name: 'Editing a' })).toBeVisible();
});

it('disables Generate when there are too few credits for the selected images', async () => {
  const { dialog, person } = await open({ balance: 1 });
  expect(await dialog.findByRole('alert')).toHaveTextContent(TEXTS.ai.needsMoreCredits(2, 1));
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  expect(dialog.getByRole('button', { name: 'Generate 2 images' })).toBeDisabled();
});

it('leaves out images that cannot be edited, and says how many they are', async () => {
  const { dialog, person, server } = await open({ cost: 1, otherUids: ['uid-b'] });
  expect(await dialog.findByRole('status')).toHaveTextContent(
    '1 image, 1 credit. You have 100 credits. 1 image cannot be edited: SVG.',
  );
  await person.click(dialog.getByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 1 image' }));
  await dialog.findByRole('list', { name: 'Edits' });
  expect(server.calls('RequestAiEdits')).toMatchObject([{ input: { imageUids: ['uid-a'] } }]);
});

it('says that all AI edits would be refused, and sends them only if the person insists', async () => {
  const refused = {
    steps: [],
    needsReference: [],
    notDone: ['“add a hat”'],
    hints: [],
    nearest: ['Make it vintage'],
  };
  const plan = { __typename: 'AiEditPlan', ...refused };
  const { dialog, person, server } = await open({ cost: 1, otherUids: ['uid-a'], plan });
  await person.type(await dialog.findByLabelText('Describe your edit'), 'add a hat');
  await person.click(dialog.getByRole('button', { name: 'Generate 1 image' }));
  expect(await dialog.findByText('The built-in editor cannot do this: “add a hat”.')).toBeVisible();
  expect(server.calls('AiEditPlan').at(-1)).toMatchObject({
    input: { imageUid: 'uid-b', prompt: 'add a hat', area: null },
  });
  expect(server.calls('RequestAiEdits')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Try Anyway' }));
  await waitFor(() => expect(server.calls('RequestAiEdits')).toHaveLength(1));
});

it('shows the server’s error about the AI edits in a box', async () => {
  const refuse = refusal('INSUFFICIENT_CREDITS', TEXTS.ai.needsMoreCredits(2, 0));
  const { dialog, person } = await open({ refuse });
  await person.click(await dialog.findByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(TEXTS.ai.needsMoreCredits(2, 0));
});

it('sends AI edits whose answer was lost with the same key again, also from another dialog', async () => {
  const { dialog, openDialog, person, server } = await open({ refuse: new TypeError('Failed to fetch') });
  await person.click(await dialog.findByRole('button', { name: 'Make it vintage' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(TEXTS.generic.network);
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await waitFor(() => expect(server.calls('RequestAiEdits')).toHaveLength(2));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const another = await openDialog();
  await person.click(await another.findByRole('button', { name: 'Make it vintage' }));
  await person.click(another.getByRole('button', { name: 'Generate 2 images' }));
  await waitFor(() => expect(server.calls('RequestAiEdits')).toHaveLength(3));
  const [first, ...again] = server.calls('RequestAiEdits');
  expect(again).toEqual([first, first]);
});

it('sends no AI edits that need another picture without it', async () => {
  const needed = { steps: [], needsReference: ['“add our logo”'], notDone: [], hints: [], nearest: [] };
  const { dialog, person, server } = await open({ plan: { __typename: 'AiEditPlan', ...needed } });
  await person.type(await dialog.findByLabelText('Describe your edit'), 'add our logo');
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  expect(await dialog.findByText(NEEDS_OTHER_PICTURE)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Add Another Image' })).toHaveFocus());
  expect(server.calls('RequestAiEdits')).toEqual([]);
});

it('sends another picture of the library with the AI edits of all selected ones', async () => {
  const { person, server, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Add Another Image' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose Another Image' }));
  await person.click(await picker.findByRole('button', { name: 'Picture lake' }));
  await person.click(dialog.getByRole('button', { name: 'Use my other image as the background' }));
  await person.click(dialog.getByRole('button', { name: 'Generate 2 images' }));
  await waitFor(() =>
    expect(server.calls('RequestAiEdits')).toMatchObject([
      { input: { imageUids: ['uid-a', 'uid-b'], referenceUid: 'lake' } },
    ]),
  );
  expect(server.calls('AiEditPlan').at(-1)).toMatchObject({ input: { referenceUid: 'lake' } });
});
