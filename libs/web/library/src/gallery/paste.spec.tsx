import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { libraryImage, openGallery } from '../testing/gallery-server.tsx';
import { picture } from '../testing/open-upload.tsx';

const paste = (element: Element | Document): void => {
  fireEvent.paste(element, { clipboardData: { files: [picture('clip.png')] } });
};

it('a picture that is pasted into the gallery is ready to upload', async () => {
  openGallery({ images: [libraryImage('cat')] });
  await screen.findByRole('list', { name: 'Images' });
  paste(document);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Images' }));
  expect(await dialog.findByRole('listitem', { name: 'clip.png' })).toBeVisible();
  paste(document);
  await waitFor(() => expect(dialog.getAllByRole('listitem', { name: 'clip.png' })).toHaveLength(2));
});

it('a picture that is pasted into an empty gallery is added once', async () => {
  openGallery({ images: [] });
  await screen.findByLabelText('Choose images');
  paste(document);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Images' }));
  expect(await dialog.findAllByRole('listitem', { name: 'clip.png' })).toHaveLength(1);
});

it('what is pasted into the search field opens no dialog', async () => {
  openGallery({ images: [libraryImage('cat')] });
  paste(await screen.findByRole('searchbox', { name: 'Search images' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
