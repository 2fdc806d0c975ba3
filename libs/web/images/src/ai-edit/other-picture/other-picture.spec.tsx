import { ServerError } from '@apollo/client/errors';
import { DEFAULT_SUGGESTIONS, NEEDS_OTHER_PICTURE, OTHER_PICTURE_SUGGESTIONS, TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pickerImage, pickerImages } from '../../testing/index.ts';
import { AiEditForm } from '../AiEditForm.tsx';
import type { AiEdit, EditOptions } from '../use-ai-edit.ts';

const BACKGROUND = 'Use my other image as the background';

/** Opens the form for an AI edit of the image `own`. Its plan names the other picture if there is one. */
const open = (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent: { readonly prompt: string; readonly options: EditOptions | undefined }[] = [];
  const server = fakeServer({
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 3 } }),
    PromptSuggestions: () => ({ promptSuggestions: null }),
    PickerImages: () =>
      pickerImages([
        pickerImage('own'),
        pickerImage('lake'),
        pickerImage('drawing', { contentType: 'image/svg+xml' }),
      ]),
    AiEditPlan: ({ input }) => ({
      aiEditPlan: {
        ...{ __typename: 'AiEditPlan', needsReference: [], notDone: [], hints: [], nearest: [] },
        steps: [`other picture ${String((input as { referenceUid: unknown }).referenceUid)}`],
      },
    }),
    ...handlers,
  });
  const edit: AiEdit = {
    ...{ running: false, stage: null, progress: null, problem: null, outcome: null, failedId: null },
    request: async (prompt, _, options) => void sent.push({ prompt, options }),
    rerun: () => Promise.resolve(),
    cancel: () => Promise.resolve(),
  };
  const element = <AiEditForm imageUid="own" versionId="v1" edit={edit} />;
  const { person } = openScreen({ path: '/', element, link: server.link });
  return { person, server, sent };
};

const add = () => screen.getByRole('button', { name: 'Add Another Image' });
const dialog = () => screen.findByRole('dialog', { name: 'Choose Another Image' });
const choice = async (name: string) => within(await dialog()).findByRole('button', { name });
const chosen = () => screen.getByRole('group', { name: 'Other image' });
const quickPrompts = () =>
  within(screen.getByRole('group', { name: 'Quick Prompts' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('lets a person choose another picture, whose plan is shown, and sends it with the edit', async () => {
  const { person, sent } = open();
  await person.click(add());
  await person.click(await choice('Picture lake'));
  expect(within(chosen()).getByText('Picture lake')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(quickPrompts()).toEqual([...OTHER_PICTURE_SUGGESTIONS, ...DEFAULT_SUGGESTIONS.slice(0, 4)]);
  await person.click(screen.getByRole('button', { name: BACKGROUND }));
  expect(await screen.findByText(/Other picture lake/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Generate Edit' }));
  await waitFor(() => expect(sent).toEqual([{ prompt: BACKGROUND, options: { referenceUid: 'lake' } }]));
});

it('asks for another plan as soon as the other picture is removed, and sends the edit without it', async () => {
  const { person, sent } = open();
  fireEvent.change(screen.getByLabelText('Describe your edit'), { target: { value: 'brighter' } });
  await person.click(add());
  await person.click(await choice('Picture lake'));
  expect(await screen.findByText(/Other picture lake/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove the other image' }));
  expect(add()).toHaveFocus();
  expect(await screen.findByText(/Other picture null/)).toBeVisible();
  expect(quickPrompts()).toEqual([...DEFAULT_SUGGESTIONS]);
  await person.click(screen.getByRole('button', { name: 'Generate Edit' }));
  await waitFor(() => expect(sent).toEqual([{ prompt: 'brighter', options: { referenceUid: null } }]));
});

describe('an edit that needs another image', () => {
  /** Plans of which everything, or all but the first step, needs the other picture. */
  const needing = (first: readonly string[]): Parameters<typeof fakeServer>[0] => ({
    AiEditPlan: ({ input }) => {
      const { prompt, referenceUid } = input as { readonly prompt: string; readonly referenceUid: unknown };
      const isThere = referenceUid !== null;
      return {
        aiEditPlan: {
          ...{ __typename: 'AiEditPlan', notDone: [], hints: [], nearest: [] },
          steps: isThere ? [...first, `other picture ${String(referenceUid)}`] : first,
          needsReference: isThere ? [] : [`“${prompt}”`],
        },
      };
    },
  });
  const write = (value: string): void =>
    void fireEvent.change(screen.getByLabelText('Describe your edit'), { target: { value } });
  const generate = () => screen.getByRole('button', { name: 'Generate Edit' });
  const isMain = (button: HTMLElement): boolean => button.classList.contains('MuiButton-contained');

  it('says so, and the button that adds one is the main one instead of Generate, which moves the focus to it', async () => {
    const { person, sent } = open(needing([]));
    write(BACKGROUND);
    expect(isMain(add())).toBe(false);
    await person.click(generate());
    expect(await screen.findByText(NEEDS_OTHER_PICTURE)).toBeVisible();
    await waitFor(() => expect(add()).toHaveFocus());
    expect([isMain(add()), isMain(generate())]).toEqual([true, false]);
    expect(screen.queryByText(/cannot do this/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'What can be done' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try Anyway' })).toBeNull();
    await person.click(generate());
    await waitFor(() => expect(add()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('gets it by keyboard, and then has its plan and is sent', async () => {
    const { person, sent } = open(needing([]));
    write(BACKGROUND);
    await person.click(screen.getByLabelText('Describe your edit'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(add()).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(add()).toHaveFocus());
    await person.keyboard('{Enter}');
    const lake = await choice('Picture lake');
    act(() => lake.focus());
    await person.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(await screen.findByText(/Other picture lake/)).toBeVisible();
    expect(screen.queryByText(NEEDS_OTHER_PICTURE)).toBeNull();
    await waitFor(() => expect(isMain(generate())).toBe(true));
    await person.click(generate());
    await waitFor(() => expect(sent).toEqual([{ prompt: BACKGROUND, options: { referenceUid: 'lake' } }]));
  });

  it('for a part of it lists what is done without one, and can be sent as it is', async () => {
    const { person, sent } = open(needing(['brighten']));
    write('brighten it and add our logo');
    expect(await screen.findByText('“brighten it and add our logo” needs another image.')).toBeVisible();
    expect(screen.getByText('Will do:').parentElement).toHaveTextContent('Will do: Brighten');
    expect(screen.queryByText(/Won’t do/)).toBeNull();
    expect([isMain(add()), isMain(generate())]).toEqual([false, true]);
    await person.click(generate());
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

it('offers neither the edited picture nor drawings, and searches the library page by page', async () => {
  const { person, server } = open({
    PickerImages: ({ after, search }) => {
      if (search !== null) return pickerImages([pickerImage('found')]);
      return after === null
        ? pickerImages([pickerImage('own'), pickerImage('lake')], 'end1')
        : pickerImages([pickerImage('hill')]);
    },
  });
  await person.click(add());
  await choice('Picture lake');
  expect(within(await dialog()).queryByRole('button', { name: 'Picture own' })).toBeNull();
  await person.click(within(await dialog()).getByRole('button', { name: 'Show More' }));
  expect(await choice('Picture hill')).toBeVisible();
  expect(await choice('Picture lake')).toBeVisible();
  expect(within(await dialog()).queryByRole('button', { name: 'Show More' })).toBeNull();
  await person.type(screen.getByLabelText('Search images'), 'fo');
  expect(await choice('Picture found')).toBeVisible();
  expect(server.calls('PickerImages').map(({ after, search }) => [after, search])).toEqual([
    [null, null],
    ['end1', null],
    [null, 'fo'],
  ]);
});

it('uploads a picture from the device as a private image, and uses it', async () => {
  const { person, server } = open({
    PickerImages: () => pickerImages([pickerImage('own')]),
    UploadOtherPicture: () => ({
      uploadImage: {
        ...{ __typename: 'UploadedImage', isDuplicate: false },
        image: { __typename: 'Image', uid: 'new', title: 'beach', small: '/i/new/w320' },
      },
    }),
  });
  await person.click(add());
  expect(await screen.findByText(/Upload the image that the edit needs/)).toBeVisible();
  const file = new File(['jpeg'], 'beach.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Image to upload'), file);
  expect(await screen.findByText('Added to your library. Only you can see it.')).toBeVisible();
  expect(within(chosen()).getByText('beach')).toBeVisible();
  expect(server.calls('UploadOtherPicture')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not upload a file that is no picture, and says why', async () => {
  const { person, server } = open();
  await person.click(add());
  const input = screen.getByLabelText('Image to upload');
  fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText(TEXTS.images.invalidFormat)).toBeVisible();
  expect(server.calls('UploadOtherPicture')).toEqual([]);
});

it.each([
  [
    'the server refuses the file',
    refusal('IMAGE_TOO_LARGE', 'Pictures have 100 megapixels at most.'),
    'Pictures have 100 megapixels at most.',
  ],
  [
    'a proxy answers in place of the server',
    new ServerError('Response not successful', { response: { status: 502 } as Response, bodyText: '<html>' }),
    TEXTS.generic.unavailable,
  ],
])('keeps the dialog open if %s, and says why', async (_what, failure, text) => {
  const { person } = open({ UploadOtherPicture: () => Promise.reject(failure) });
  await person.click(add());
  const file = new File(['png'], 'wall.png', { type: 'image/png' });
  await person.upload(screen.getByLabelText('Image to upload'), file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await dialog()).toBeVisible();
  expect(await choice('Picture lake')).toBeEnabled();
});

it('uses nothing of an upload that ends after the dialog was closed', async () => {
  let answer: () => void = () => undefined;
  const { person } = open({
    UploadOtherPicture: () =>
      new Promise((resolve) => {
        const image = { __typename: 'Image', uid: 'new', title: 'beach', small: '/i/new/w320' };
        answer = () => resolve({ uploadImage: { __typename: 'UploadedImage', isDuplicate: false, image } });
      }),
  });
  await person.click(add());
  const file = new File(['jpeg'], 'beach.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Image to upload'), file);
  expect(await screen.findByRole('button', { name: 'Stop Upload' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(add()).toBeVisible();
  expect(screen.queryByText('beach')).toBeNull();
});

it('does not take the edited picture itself, which the server finds again', async () => {
  const { person } = open({
    UploadOtherPicture: () => ({
      uploadImage: {
        ...{ __typename: 'UploadedImage', isDuplicate: true },
        image: { __typename: 'Image', uid: 'own', title: 'own', small: '/i/own/w320' },
      },
    }),
  });
  await person.click(add());
  const file = new File(['jpeg'], 'own.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Image to upload'), file);
  expect(await screen.findByText(/This is the image that is edited/)).toBeVisible();
  expect(await dialog()).toBeVisible();
});

it('passes over pages with nothing to choose, and keeps what is shown if more cannot be loaded', async () => {
  let isDown = true;
  const { person } = open({
    PickerImages: ({ after }) => {
      if (after === null) return pickerImages([pickerImage('own')], 'end1');
      if (after === 'end1') return pickerImages([pickerImage('lake')], 'end2');
      return isDown ? Promise.reject(new Error('offline')) : pickerImages([pickerImage('hill')]);
    },
  });
  await person.click(add());
  expect(await choice('Picture lake')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText(TEXTS.images.listFailed)).toBeVisible();
  expect(await choice('Picture lake')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await choice('Picture hill')).toBeVisible();
  expect(screen.queryByText(TEXTS.images.listFailed)).toBeNull();
});

it('says that the library could not be loaded, and tries again', async () => {
  let isDown = true;
  const { person } = open({
    PickerImages: () => (isDown ? Promise.reject(new Error('offline')) : pickerImages([pickerImage('lake')])),
  });
  await person.click(add());
  expect(await screen.findByText(TEXTS.images.listFailed)).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await choice('Picture lake')).toBeVisible();
});
