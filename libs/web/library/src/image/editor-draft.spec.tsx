import { screen } from '@testing-library/react';
import { imageAnswer } from '../testing/image-answers.ts';
import { openImage, picture } from '../testing/open-image.tsx';

const DRAFT = /^The editor keeps a draft from/;

/** Opens the page of an image with a version that was made as `made` says, and a draft that was saved at `updatedAt`. */
const open = (made: { readonly origin: string; readonly createdAt: string }, updatedAt: string | null) =>
  openImage(() => imageAnswer(), {
    handlers: {
      EditorDraft: () => ({
        editorDocument:
          updatedAt === null
            ? null
            : {
                __typename: 'EditorDocument',
                updatedAt,
                image: {
                  __typename: 'Image',
                  uid: 'img1',
                  versions: [{ __typename: 'ImageVersion', id: 'v1', ...made }],
                },
              },
      }),
    },
  });

it('says that a draft waits in the editor, and leads to it', async () => {
  open({ origin: 'UPLOAD', createdAt: '2026-03-04T12:00:00Z' }, '2026-03-04T12:30:00Z');
  expect(await screen.findByText(DRAFT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue editing' })).toHaveAttribute('href', '/editor/img1');
});

it('a document of the editor that was changed after it was saved as a version is a draft', async () => {
  open({ origin: 'EDITOR', createdAt: '2026-03-04T12:00:00Z' }, '2026-03-04T12:30:00Z');
  expect(await screen.findByText(DRAFT)).toBeVisible();
});

it.each([
  ['the image was never edited', null],
  ['a version was made from the draft', '2026-03-04T12:00:00Z'],
])('says nothing about a draft if %s', async (_, updatedAt) => {
  const { server } = open({ origin: 'EDITOR', createdAt: '2026-03-04T12:00:01Z' }, updatedAt);
  await picture();
  expect(server.calls('EditorDraft')).toEqual([{ uid: 'img1' }]);
  expect(screen.queryByText(DRAFT)).toBeNull();
});

it('asks for no draft of somebody else’s image', async () => {
  const { server } = openImage(() => imageAnswer({ isOwner: false }));
  await picture();
  expect(server.calls('EditorDraft')).toEqual([]);
});
