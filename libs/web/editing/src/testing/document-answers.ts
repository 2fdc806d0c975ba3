/** The image of an editor's document, as its owner gets it from the server. */
export const EDITED_IMAGE = {
  __typename: 'Image',
  uid: 'img1',
  title: 'peaks.jpg',
  privacy: 'PRIVATE',
  isOwner: true,
  current: { __typename: 'ImageVersion', id: 'v1', width: 40, height: 30 },
};

/** The server's answer for the addresses of the image's versions, which are not needed where nothing is drawn. */
export const noVersionUrls = () => ({ image: { __typename: 'Image', uid: 'img1', versions: [] } });
