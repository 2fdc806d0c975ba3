import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { UploadScreen } from '../upload/UploadScreen.tsx';

/** Creates a picture file of an accepted type. */
export const picture = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const answer = (uid: unknown, isDuplicate = false) => ({
  __typename: 'UploadedImage',
  isDuplicate,
  image: { __typename: 'Image', uid, title: uid },
});
/** Creates the server's response to an upload. */
export const uploaded = (uid: unknown, isDuplicate = false) => ({ uploadImage: answer(uid, isDuplicate) });

/**
 * Opens the upload screen with a fake server that responds to uploads of files and URLs and to the query of the
 * default privacy.
 */
export const openUpload = (
  upload: (filename: string, allowDuplicate: boolean) => object | Promise<object> = (name) =>
    uploaded(`uid-${name}`),
  askDefault: () => unknown = () => null,
  fetchFrom: (url: string) => object | Promise<object> = () => answer('fetched'),
) => {
  const server = fakeServer({
    UploadDefaults: async () => ({
      me: { __typename: 'User', id: 'u1', defaultPrivacy: await askDefault() },
    }),
    UploadImage: ({ filename, allowDuplicate }) =>
      upload(String(filename), allowDuplicate === true) as Record<string, unknown>,
    UploadImageFromUrl: async ({ url }) => ({ uploadImageFromUrl: await fetchFrom(String(url)) }),
  });
  const opened = openScreen({ path: '/upload', element: <UploadScreen />, link: server.link });
  const zone = () => screen.findByLabelText('Choose images');
  const choose = async (...files: readonly File[]) => {
    await opened.person.upload(await zone(), [...files]);
  };
  const send = () => opened.person.click(screen.getByRole('button', { name: 'Upload' }));
  return { ...opened, server, zone, choose, send };
};

/** Returns the row of a chosen picture. */
export const row = (name: string) => screen.getByRole('listitem', { name });
