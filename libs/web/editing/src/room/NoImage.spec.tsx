import { newDocument } from '@safelight/engine';
import { fakeServer } from '@safelight/web-data/testing';
import { pickerImage, pickerImages } from '@safelight/web-images/testing';
import { openScreen } from '@safelight/web-session/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { InitialEntry } from 'react-router';
import { withoutWorkers } from '../testing/without-workers.ts';

const OPENED = { ...newDocument({ width: 20, height: 10 }), background: '#123456' };
let notes: string[] = [];
withoutWorkers({
  openPsd: () => Promise.resolve({ document: OPENED, notes }),
  renderFile: () => Promise.resolve(new Blob(['png'], { type: 'image/png' })),
});
const { NoImage } = await import('./NoImage.tsx');

const FILE = new File(['8BPS'], 'poster.psd');

const open = (at: InitialEntry = '/editor', uids: readonly string[] = []) => {
  const server = fakeServer({
    PickerImages: () => pickerImages(uids.map((uid) => pickerImage(uid))),
    UploadCopy: () => ({
      uploadImage: {
        __typename: 'UploadedImage',
        image: { __typename: 'Image', uid: 'img9', current: { __typename: 'ImageVersion', id: 'v9' } },
      },
    }),
    SaveEditorDocument: () => ({ saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } }),
  });
  return { ...openScreen({ path: '/editor', at, element: <NoImage />, link: server.link }), server };
};

const drop = (file: File): boolean =>
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } });

beforeEach(() => {
  notes = [];
});

it.each([
  [
    'dropped here',
    () => {
      const opened = open();
      drop(FILE);
      return opened;
    },
  ],
  ['passed on by the upload screen', () => open({ pathname: '/editor', state: { photoshopFile: FILE } })],
])('a Photoshop file that was %s becomes an image with layers, which is then opened', async (_how, begin) => {
  const { address, server } = begin();
  await waitFor(() => expect(address()).toBe('/editor/img9'));
  expect(server.calls('UploadCopy')).toMatchObject([{ filename: 'poster.png', privacy: 'PRIVATE' }]);
  expect(server.calls('SaveEditorDocument')).toMatchObject([
    { input: { imageUid: 'img9', baseRevision: 0, json: expect.stringContaining('#123456') as string } },
  ]);
});

it('the screen without an image shows what looks different in a Photoshop file before it opens it', async () => {
  notes = ['A curves layer was left out.'];
  const { person, address } = open();
  drop(FILE);
  expect(await screen.findByText('A curves layer was left out.')).toBeVisible();
  expect(address()).toBe('/editor');
  await person.click(screen.getByRole('button', { name: 'Open in Editor' }));
  expect(address()).toBe('/editor/img9');
});

it('the screen without an image says which files it accepts when another file is dropped', async () => {
  const { server } = open();
  drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/^Drop a Photoshop file here/)).toBeVisible();
  expect(server.calls('UploadCopy')).toEqual([]);
});

it('the screen without an image offers to upload when the library is empty', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Upload Images' })).toHaveAttribute('href', '/upload');
  expect(screen.getByRole('link', { name: 'Go to Gallery' })).toBeVisible();
});

it('the screen without an image shows the latest images of the library', async () => {
  open('/editor', ['img1']);
  expect(await screen.findByRole('link', { name: /^Edit / })).toHaveAttribute('href', '/editor/img1');
  expect(screen.queryByRole('link', { name: 'Upload Images' })).toBeNull();
});
