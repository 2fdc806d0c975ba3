import { fakeServer, refusal } from '@safelight/web-data/testing';
import { pickerImage, pickerImages } from '@safelight/web-images/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { EDITED_IMAGE, noVersionUrls } from './testing/document-answers.ts';
import { withoutStage } from './testing/without-stage.tsx';

withoutStage();
const { EditorScreen } = await import('./EditorScreen.tsx');

const open = (at: string, image: object | Error | null = EDITED_IMAGE, pictures: readonly object[] = []) => {
  const server = fakeServer({
    OpenEditorDocument: () => {
      if (image instanceof Error) throw image;
      return { image, editorDocument: null };
    },
    PickerImages: () => pickerImages(pictures),
    VersionUrls: noVersionUrls,
    EditorAi: () => NEVER,
  });
  const opened = openScreen({
    path: '/editor/:imageId?',
    at,
    element: <EditorScreen />,
    link: server.link,
  });
  return { ...opened, server };
};

it('without an image in its address, the editor asks to choose one and links to the latest ones', async () => {
  open('/editor', null, [pickerImage('img2', { title: 'lake.jpg' })]);
  expect(screen.getByRole('heading', { name: 'No image selected' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Gallery' })).toHaveAttribute('href', '/gallery');
  const link = await screen.findByRole('link', { name: 'Edit lake.jpg' });
  expect(link).toHaveAttribute('href', '/editor/img2');
  expect(screen.getByText('lake').closest('[dir]')).toHaveAttribute('dir', 'auto');
});

it.each([
  ['does not exist', null],
  ['belongs to someone else', { ...EDITED_IMAGE, isOwner: false }],
])('the editor returns to the gallery when the image %s', async (_why, image) => {
  const { address } = open('/editor/img1', image);
  expect(screen.getByText('Loading image...')).toBeVisible();
  expect(await screen.findByText('Image not found')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('when an image does not open but may later, the editor says that nothing is lost', async () => {
  open('/editor/img1', refusal('STORAGE_UNAVAILABLE', 'Not now.'));
  expect(await screen.findByRole('heading', { name: 'Not now.' })).toBeVisible();
  expect(screen.getByText('Your image and your changes are kept.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('when an image is refused, the editor promises nothing', async () => {
  open('/editor/img1', refusal('FORBIDDEN', 'Not yours.'));
  expect(await screen.findByRole('heading', { name: 'Not yours.' })).toBeVisible();
  expect(screen.queryByText('Your image and your changes are kept.')).toBeNull();
});

it('the editor opens the image, and returns to the gallery when it is closed', async () => {
  const { person, address } = open('/editor/img1');
  expect(await screen.findByRole('heading', { name: 'peaks.jpg' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('filters that are only previewed are kept when the editor is closed, without a question', async () => {
  const { person, address, server } = open('/editor/img1');
  await person.click(await screen.findByRole('button', { name: 'Filters' }));
  await person.click(screen.getByRole('button', { name: 'Vintage' }));
  await person.click(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(address()).toBe('/gallery'));
  await waitFor(() =>
    expect(server.calls('SaveEditorDocument')).toMatchObject([
      { input: { json: expect.stringContaining('"filter"') as string } },
    ]),
  );
  expect(screen.queryByText('The filters were not applied.')).toBeNull();
});
