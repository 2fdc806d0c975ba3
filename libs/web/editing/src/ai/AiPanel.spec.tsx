import { jest } from '@jest/globals';
import {
  AT_ORIGIN,
  createEditor,
  flipCanvas,
  hasTransform,
  imageLayer,
  newDocument,
  ORIGINAL_ID,
  setLocked,
  shownDocument,
} from '@safelight/engine';
import { FileError, type renderFile as Render } from '@safelight/render';
import { pickerImage, pickerImages } from '@safelight/web-images/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rgbaToThumbHash } from 'thumbhash';
import { aiAnswers, job, version } from '../testing/ai-answers.ts';
import { fakePictures, openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

withoutStage();
const renderFile = jest.fn<typeof Render>(() =>
  Promise.reject(new FileError('This picture is too large for this device.')),
);
withoutWorkers({ renderFile });
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const DOCUMENT = newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: 'v1' } });

/** Opens the editor of an image whose next edit ends in the given state, with this version as its result. */
const open = (ending: 'SUCCEEDED' | 'FAILED' = 'SUCCEEDED', result: object = version('v2', 2)) => {
  let isDone = false;
  const takeBackUntil = new Date(Date.now() + 3_600_000).toISOString();
  const asked: unknown[] = [];
  const planned: unknown[] = [];
  const ended = () =>
    ending === 'SUCCEEDED'
      ? job('j1', 'SUCCEEDED', 'v2', null, takeBackUntil)
      : job('j1', 'FAILED', null, 'An error occurred during the AI editing process: no.');
  const opened = openEditor(DOCUMENT, <EditorRoom />, {
    ...aiAnswers(() => ({
      jobs: isDone ? [ended()] : [],
      versions: [version('v1', 1), ...(isDone && ending === 'SUCCEEDED' ? [result] : [])],
    })),
    AiEditPlan: ({ input }) => {
      planned.push(input);
      return { aiEditPlan: null };
    },
    PickerImages: () => pickerImages([pickerImage('lake')]),
    RequestAiEdit: ({ input }) => {
      asked.push(input);
      isDone = true;
      return { requestAiEdit: ended() };
    },
    TakeBacksLeft: () => ({ me: { __typename: 'User', id: 'u1', takeBacksLeft: 1 } }),
    TakeBackAiEdit: ({ id }) => {
      const image = { __typename: 'Image', uid: 'img1', versions: [version('v1', 1)] };
      return { takeBackAiEdit: { ...job(String(id), 'SUCCEEDED', null), takenBackAt: takeBackUntil, image } };
    },
  });
  return { ...opened, asked, planned };
};

const button = (name: string) => screen.getByRole('button', { name });

const generate = async ({ person }: ReturnType<typeof open>): Promise<void> => {
  await person.click(button('AI tools'));
  await person.type(await screen.findByLabelText('Describe your edit'), 'make it vintage');
  await person.click(button('Generate Edit'));
};

it('the AI panel is empty at first, and requires a prompt', async () => {
  const { person } = open();
  await person.click(button('AI tools'));
  expect(await screen.findByText('No AI edits yet')).toBeVisible();
  expect(button('Generate Edit')).toBeDisabled();
  for (const name of ['Auto Enhance', 'Color Correction', 'Style Transfer'])
    expect(button(name)).toBeEnabled();
});

it('a typed prompt stays when the layers take the place of the AI panel', async () => {
  const { person } = open();
  await person.click(button('AI tools'));
  await person.type(await screen.findByLabelText('Describe your edit'), 'a red barn');
  await person.click(screen.getByRole('tab', { name: 'Layers' }));
  await person.click(button('AI tools'));
  expect(await screen.findByLabelText('Describe your edit')).toHaveValue('a red barn');
});

it('an AI edit is made from the version on the canvas, and its result is previewed there before it is accepted', async () => {
  const opened = open();
  const { editor, order, asked } = opened;
  await generate(opened);
  const strip = await screen.findByRole('region', { name: 'AI results' });
  expect(asked).toMatchObject([{ imageUid: 'img1', versionId: 'v1', prompt: 'make it vintage' }]);
  expect(within(strip).getByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(editor.state.draft).toMatchObject({ kind: 'document' });
  expect(order()).toEqual([ORIGINAL_ID]);
  expect(screen.getByText('1,234 ms')).toBeVisible();
  expect(screen.getByText('An old photo.')).toBeVisible();

  await opened.person.click(within(strip).getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('application')).toHaveFocus();
  const [, accepted] = editor.state.document.layers;
  expect(accepted).toMatchObject({
    name: 'make it vintage',
    source: { kind: 'version', versionId: 'v2' },
    transform: { scaleX: 1, scaleY: 1 },
    ai: { prompt: 'make it vintage', model: 'local', processingMs: 1234 },
    mask: null,
  });
  await opened.person.click(button('Undo'));
  expect(order()).toEqual([ORIGINAL_ID]);
  expect(within(strip).getByRole('button', { name: 'Version 2' })).toBeVisible();
});

/** The ThumbHash of a picture of which a half is transparent. */
const TRANSPARENT = Buffer.from(
  rgbaToThumbHash(4, 4, Array.from({ length: 16 }, (_, at) => [200, 20, 20, at < 8 ? 0 : 255]).flat()),
).toString('base64');

it.each([
  ['a transparent result', { thumbhash: TRANSPARENT }, { width: 800, height: 600 }],
  ['a result of another shape', { width: 600, height: 800 }, { width: 600, height: 800 }],
  ['an enlarged result', { width: 1600, height: 1200 }, { width: 1600, height: 1200 }],
])(
  '%s of the whole image is seen alone and as it is, in its preview as after Accept',
  async (_, fields, size) => {
    const opened = open('SUCCEEDED', { ...version('v2', 2), ...fields });
    const { editor, person } = opened;
    const shown = () => {
      const { width, height, layers } = shownDocument(editor.state.document, editor.state.draft);
      const seen = layers.filter(({ visible }) => visible);
      return { width, height, seen: seen.map((layer) => hasTransform(layer) && layer.transform) };
    };
    const expected = { ...size, seen: [AT_ORIGIN] };
    await generate(opened);
    const strip = await screen.findByRole('region', { name: 'AI results' });
    expect(editor.state.document).toBe(DOCUMENT);
    expect(shown()).toEqual(expected);
    await person.click(within(strip).getByRole('button', { name: 'Accept' }));
    expect(editor.state.draft).toBeNull();
    expect(shown()).toEqual(expected);
    await person.click(button('Undo'));
    expect(editor.state.document).toEqual(DOCUMENT);
  },
);

it('a result that is only looked at is in what is saved and exported, and one undo removes it', async () => {
  const opened = open();
  await generate(opened);
  const strip = await screen.findByRole('region', { name: 'AI results' });
  await opened.person.click(button('More actions'));
  await opened.person.click(screen.getByRole('menuitem', { name: 'Export…' }));
  expect(opened.editor.state.document.layers.at(-1)).toMatchObject({
    source: { kind: 'version', versionId: 'v2' },
  });
  await opened.person.click(button('Close'));
  act(() => opened.editor.settle());
  expect(opened.order()).toHaveLength(2);
  await opened.person.click(button('Undo'));
  expect(opened.order()).toEqual([ORIGINAL_ID]);
  act(() => opened.editor.settle());
  expect(opened.order()).toEqual([ORIGINAL_ID]);
  expect(within(strip).getByRole('button', { name: 'Version 2' })).toBeVisible();
});

it('discarding a result removes it from the strip and leaves the canvas unchanged', async () => {
  const opened = open();
  await generate(opened);
  const strip = await screen.findByRole('region', { name: 'AI results' });
  await opened.person.click(within(strip).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'AI results' })).toBeNull();
  expect(screen.getByRole('application')).toHaveFocus();
  expect(opened.editor.state.draft).toBeNull();
  expect(opened.order()).toEqual([ORIGINAL_ID]);
});

it('Clear All clears the list and the strip of results', async () => {
  const opened = open();
  await generate(opened);
  await screen.findByRole('region', { name: 'AI results' });
  await opened.person.click(button('Clear All'));
  expect(screen.getByText('No AI edits yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'AI results' })).toBeNull();
});

it('a result that is not what was asked for is taken back, unless a layer may need it', async () => {
  const opened = open();
  const { person, editor } = opened;
  const name = 'Not What I Asked For';
  await generate(opened);
  const strip = within(await screen.findByRole('region', { name: 'AI results' }));
  await person.click(strip.getByRole('button', { name: 'Accept' }));
  await person.click(strip.getByRole('button', { name: 'Version 2' }));
  expect(await strip.findByRole('button', { name: 'Discard' })).toBeVisible();
  expect(strip.queryByRole('button', { name })).toBeNull();
  await person.click(button('Undo'));
  expect(strip.queryByRole('button', { name })).toBeNull();
  opened.onCanvas((canvas) => canvas.clearHistory());

  await person.click(await strip.findByRole('button', { name }));
  expect(await screen.findByText(/; 1 is left\.$/)).toBeVisible();
  await person.click(button('Take Back'));
  expect(await screen.findByText('Version 2 is deleted and your credit is back.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'AI results' })).toBeNull();
  expect(screen.getByText('No AI edits yet')).toBeVisible();
  expect(editor.state.draft).toBeNull();
  expect(screen.getByLabelText('Describe your edit')).toHaveFocus();
});

it('the panel shows why an edit failed', async () => {
  const opened = open('FAILED');
  await generate(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('no.');
  expect(screen.queryByRole('region', { name: 'AI results' })).toBeNull();
});

it('the panel says why the picture of an edit could not be sent, and requests no edit', async () => {
  const opened = open();
  opened.onCanvas((editor) => editor.run(flipCanvas('horizontal')));
  await generate(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture is too large for this device.');
  expect(opened.asked).toEqual([]);
});

it('an edit can be cancelled while its picture is sent, and the next one does not show why the one before failed', async () => {
  const opened = open();
  opened.onCanvas((editor) => editor.run(flipCanvas('horizontal')));
  await generate(opened);
  await screen.findByRole('alert');
  renderFile.mockImplementationOnce(
    (_document, _pictures, _options, signal) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
      }),
  );
  await opened.person.click(button('Generate Edit'));
  expect(await screen.findByText('Sending the image')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await opened.person.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Generate Edit' })).toBeEnabled();
  expect(screen.queryByText('Sending the image')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opened.asked).toEqual([]);
});

it('the plan of an edit depends on whether the edit is limited to the selected layer', async () => {
  const { person, planned, onCanvas } = open();
  await person.click(button('AI tools'));
  await person.type(await screen.findByLabelText('Describe your edit'), 'blur');
  await waitFor(() =>
    expect(planned.at(-1)).toEqual({ imageUid: 'img1', prompt: 'blur', area: null, referenceUid: null }),
  );
  onCanvas((editor) => editor.select([ORIGINAL_ID]));
  await person.click(screen.getByRole('checkbox', { name: 'Only the selected layer' }));
  await waitFor(() => expect(planned.at(-1)).toMatchObject({ prompt: 'blur', area: 'PAINTED' }));
});

it('sends another picture of the library with the version on the canvas', async () => {
  const opened = open();
  await opened.person.click(button('AI tools'));
  await opened.person.click(await screen.findByRole('button', { name: 'Add Another Image' }));
  await opened.person.click(await screen.findByRole('button', { name: 'Picture lake' }));
  await generate(opened);
  await waitFor(() => expect(opened.asked).toMatchObject([{ versionId: 'v1', referenceUid: 'lake' }]));
});

it('Style Transfer requests an edit with the prompt of the chosen style', async () => {
  const { person, asked } = open();
  await person.click(button('AI tools'));
  await person.click(button('Style Transfer'));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Watercolor' }));
  await waitFor(() => expect(asked).toMatchObject([{ prompt: 'Convert to watercolor' }]));
});

it('Cut Out Layer requires the selection of a single picture that is not locked', async () => {
  const { person, asked, onCanvas } = open('FAILED');
  await person.click(button('AI tools'));
  expect(button('Cut Out Layer')).toBeDisabled();
  expect(button('Cut Out Layer')).toHaveAccessibleDescription(/^To cut a layer out, select/);
  onCanvas((editor) => editor.select([ORIGINAL_ID]));
  expect(button('Cut Out Layer')).toBeDisabled();
  onCanvas((editor) => editor.run(setLocked(new Set([ORIGINAL_ID]), false)));
  await person.click(button('Cut Out Layer'));
  await waitFor(() => expect(asked).toMatchObject([{ prompt: 'Remove background', versionId: 'v1' }]));
  expect(await screen.findByRole('alert')).toHaveTextContent('no.');
});

it('a cut-out is discarded when its layer shows another picture by then', async () => {
  const { maskByCutOut } = await import('./cut-out.ts');
  const editor = createEditor({ document: DOCUMENT, newId: () => 'new' });
  const [asked] = editor.state.document.layers;
  if (asked?.type !== 'image') throw new Error('The original is a picture.');
  const other = { ...asked, source: { kind: 'version', versionId: 'v9' } } as const;
  const { pictures } = fakePictures();
  expect(await maskByCutOut({ editor, pictures }, { asked: other, versionId: 'v2' })).toBeNull();
  const gone = { ...asked, id: 'gone' };
  expect(await maskByCutOut({ editor, pictures }, { asked: gone, versionId: 'v2' })).toBeNull();
});

it('versionShown returns the version on the canvas only when nothing else is visible there', async () => {
  const { versionShown } = await import('./edit-source.ts');
  const plain = newDocument({ width: 40, height: 30, source: { kind: 'version', versionId: 'v1' } });
  expect(versionShown(plain)).toBe('v1');
  const other = imageLayer({
    id: 'x',
    name: 'x',
    source: { kind: 'version', versionId: 'v2' },
    width: 9,
    height: 9,
  });
  expect(versionShown({ ...plain, layers: [...plain.layers, other] })).toBeNull();
  expect(versionShown({ ...plain, layers: [...plain.layers, { ...other, visible: false }] })).toBe('v1');
  expect(versionShown({ ...plain, width: 41 })).toBeNull();
});
