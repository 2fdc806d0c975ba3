import { screen } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { onScreen, openImage, picture } from '../testing/open-image.tsx';

const DRAFT = /^The editor keeps a draft from/;

/** A document that this version looks like, of an image that shows the version `current`. */
const documentOf = (shownBy: string | null, current = 'v1') => ({
  __typename: 'EditorDocument',
  updatedAt: '2026-03-04T12:30:00Z',
  shownBy,
  image: {
    __typename: 'Image',
    uid: 'img1',
    current: { __typename: 'ImageVersion', id: current },
  },
});

/** Opens the page of an image that has this document in the editor. */
const open = (editorDocument: ReturnType<typeof documentOf> | null) =>
  openImage(() => imageAnswer(), { handlers: { EditorDraft: () => ({ editorDocument }) } });

it('says that a draft waits in the editor, and leads to it', async () => {
  open(documentOf(null));
  expect(await screen.findByText(DRAFT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue editing' })).toHaveAttribute('href', '/editor/img1');
});

it('a document of the editor is a draft as soon as the image shows another version than its own', async () => {
  const { person } = openImage(() => imageAnswer({ versions: 2 }), {
    handlers: { EditorDraft: () => ({ editorDocument: documentOf('v2', 'v2') }) },
  });
  await person.click(await screen.findByRole('button', { name: /Version 1/ }));
  expect(screen.queryByText(DRAFT)).toBeNull();
  await person.click(onScreen(1).getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText(DRAFT)).toBeVisible();
});

it.each([
  ['the image was never edited', null],
  ['the image shows the version that was made from it', documentOf('v1')],
])('says nothing about a draft if %s', async (_, editorDocument) => {
  const { server } = open(editorDocument);
  await picture();
  expect(server.calls('EditorDraft')).toEqual([{ uid: 'img1' }]);
  expect(screen.queryByText(DRAFT)).toBeNull();
});

it('asks for no draft of somebody else’s image', async () => {
  const { server } = openImage(() => imageAnswer({ isOwner: false }));
  await picture();
  expect(server.calls('EditorDraft')).toEqual([]);
});
