import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { UploadScreen } from '../upload/UploadScreen.tsx';

/** A file of a kind that is taken. */
export const picture = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const answer = (uid: unknown, isDuplicate = false) => ({
  __typename: 'UploadedImage',
  isDuplicate,
  image: { __typename: 'Image', uid, title: uid },
});
/** How the server answers an upload. */
export const uploaded = (uid: unknown, isDuplicate = false) => ({ uploadImage: answer(uid, isDuplicate) });

/** Opens the upload screen on a server that answers each file, the person's default, and each address. */
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

/** The line of a chosen picture. */
export const row = (name: string) => screen.getByRole('listitem', { name });

/** Object URLs, which jsdom has not. */
export const fakeObjectUrls = (): void => {
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
};
