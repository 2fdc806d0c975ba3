import type { EditedImage } from '../saving/open-session.ts';

/** The image of an editor's document, as its owner gets it from the server. */
export const EDITED_IMAGE: EditedImage = {
  __typename: 'Image',
  uid: 'img1',
  title: 'peaks.jpg',
  privacy: 'PRIVATE',
  isOwner: true,
  current: {
    __typename: 'ImageVersion',
    id: 'v1',
    contentType: 'image/jpeg',
    width: 40,
    height: 30,
  },
};

/** The same image once another version has become the current one. */
export const SAVED_IMAGE = {
  ...EDITED_IMAGE,
  contentType: 'image/png',
  fileSize: 1024,
  width: 40,
  height: 30,
  thumbhash: null,
  directUrl: null,
  downloadUrl: '/download/2',
  small: '/small/2',
  medium: '/medium/2',
  large: '/large/2',
  current: { __typename: 'ImageVersion', id: 'v2', contentType: 'image/png', width: 40, height: 30 },
  versions: [],
};

/** The server's answer for the addresses of the image's versions: empty, because nothing is drawn. */
export const noVersionUrls = () => ({
  image: { __typename: 'Image', uid: 'img1', isOwner: true, versions: [] },
});
