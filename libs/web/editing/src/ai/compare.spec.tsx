import { jest } from '@jest/globals';
import { type EditorDocument, flipCanvas, imageLayer, newDocument } from '@safelight/engine';
import type { renderFile as Render } from '@safelight/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aiAnswers, job, version } from '../testing/ai-answers.ts';
import { SAVED_IMAGE } from '../testing/document-answers.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutStage } from '../testing/without-stage.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

withoutStage();
const renderFile = jest.fn<typeof Render>();
withoutWorkers({ renderFile });
const { EditorRoom } = await import('../room/EditorRoom.tsx');

const ORIGINAL = newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: 'v1' } });
const RESULT = imageLayer({
  id: 'result',
  name: 'Version 2',
  width: 400,
  height: 300,
  source: { kind: 'version', versionId: 'v2' },
});

beforeEach(() => {
  URL.createObjectURL = () => 'blob:canvas';
  URL.revokeObjectURL = () => undefined;
  renderFile.mockImplementation(() => new Promise(() => undefined));
});

/** Opens the editor of an image that AI has edited once. */
const open = (document: EditorDocument = ORIGINAL) => {
  const published: unknown[] = [];
  const saved = jest.fn();
  const opened = openEditor(document, <EditorRoom />, {
    ...aiAnswers(() => ({
      jobs: [job('j1', 'SUCCEEDED', 'v2')],
      versions: [version('v2', 2), version('v1', 1)],
    })),
    PublishEditorDocument: () => {
      saved();
      return { publishEditorDocument: { ...SAVED_IMAGE, current: { ...SAVED_IMAGE.current, id: 'v3' } } };
    },
    CreateComparison: ({ input }) => {
      published.push(input);
      return { createComparison: { __typename: 'Comparison', uid: 'cmp1' } };
    },
  });
  return { ...opened, published, saved };
};

const button = (name: string) => screen.getByRole('button', { name });

const compare = async (document?: EditorDocument) => {
  const opened = open(document);
  await opened.person.click(await screen.findByRole('button', { name: 'Compare' }));
  return opened;
};

const region = () => screen.queryByRole('region', { name: 'Compare' });

const dialog = () => within(screen.getByRole('dialog'));

const labels = () =>
  within(region()!)
    .getAllByRole('figure')
    .map(({ textContent }) => textContent);

it('Compare shows the original next to the canvas as it is now, which is saved before both are published', async () => {
  renderFile.mockImplementation(() => Promise.resolve(new Blob(['png'], { type: 'image/png' })));
  const { person, published } = await compare({ ...ORIGINAL, layers: [...ORIGINAL.layers, RESULT] });
  expect(labels()).toEqual(['Original', 'AI Edited']);
  expect(screen.getByRole('img', { name: 'Original of peaks.jpg' })).toHaveAttribute('src', '/v1');
  const canvas = await screen.findByRole('img', { name: 'AI edit of peaks.jpg' });
  expect(canvas).toHaveAttribute('src', 'blob:canvas');
  await person.click(button('Save and Publish Comparison'));
  await person.click(dialog().getByRole('button', { name: 'Publish Comparison' }));
  await waitFor(() => expect(published).toMatchObject([{ originalVersionId: 'v1', editedVersionId: 'v3' }]));
});

it('Compare shows the newest result while the canvas shows only the original, and publishes both as they are', async () => {
  const { person, published, saved } = await compare();
  expect(labels()).toEqual(['Original', 'AI Edited']);
  expect(screen.getByRole('img', { name: 'AI edit of peaks.jpg' })).toHaveAttribute('src', '/v2');
  await person.click(button('Publish Comparison'));
  await person.click(dialog().getByRole('button', { name: 'Publish Comparison' }));
  await waitFor(() => expect(published).toMatchObject([{ originalVersionId: 'v1', editedVersionId: 'v2' }]));
  expect(saved).not.toHaveBeenCalled();
});

it('Compare warns that a private image becomes public, and saves and publishes nothing if the person cancels', async () => {
  const { person, published, saved } = await compare({ ...ORIGINAL, layers: [...ORIGINAL.layers, RESULT] });
  await person.click(button('Save and Publish Comparison'));
  expect(dialog().getByText(/This image becomes public/)).toBeVisible();
  await person.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(region()).toBeVisible();
  expect(published).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
});

it('Compare publishes without a question once the image is public', async () => {
  const { person, published } = await compare();
  await person.click(button('Publish Comparison'));
  await person.type(dialog().getByLabelText('Title (optional)'), ' in old light');
  await person.click(dialog().getByRole('button', { name: 'Publish Comparison' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(button('Publish Comparison'));
  await waitFor(() =>
    expect(published).toMatchObject([{ title: 'peaks.jpg in old light' }, { title: 'peaks.jpg' }]),
  );
});

it('Compare does not say that AI made a canvas to which it added nothing', async () => {
  const { onCanvas } = await compare();
  onCanvas((editor) => editor.run(flipCanvas('horizontal')));
  expect(labels()).toEqual(['Original', 'Edited']);
});

it('Compare neither shows nor changes the zoom of the canvas, which it covers', async () => {
  const { person, editor } = await compare();
  const { viewport } = editor.state;
  expect(screen.queryByRole('group', { name: 'Zoom controls' })).toBeNull();
  await person.keyboard('+0');
  expect(editor.state.viewport).toBe(viewport);
  expect(region()).toBeVisible();
  await person.click(button('Single View'));
  expect(screen.getByRole('group', { name: 'Zoom controls' })).toBeVisible();
  await person.keyboard('+');
  expect(editor.state.viewport.scale).toBeGreaterThan(viewport.scale);
});

it.each([
  ['Escape', '{Escape}', 'select'],
  ['the key of a tool', 'b', 'brush'],
])('Compare is left by %s', async (_, keys, tool) => {
  const { person, editor } = await compare();
  await person.keyboard(keys);
  expect(region()).toBeNull();
  expect(editor.state.tool.id).toBe(tool);
});

it.each(['Single View', 'Brush', 'Select'])('Compare is left by the button “%s”', async (name) => {
  const { person } = await compare();
  await person.click(button(name));
  expect(region()).toBeNull();
  expect(screen.getByRole('application', { name: 'peaks.jpg' })).toBeVisible();
});
