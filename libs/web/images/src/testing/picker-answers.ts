/** An image in the server's response to a search of the library by a dialog that chooses images. */
export const pickerImage = (uid: string, changes: object = {}) => ({
  ...{ __typename: 'Image', uid, title: `Picture ${uid}`, width: 400, height: 300, thumbhash: null },
  ...{ small: `/i/${uid}/w320`, medium: `/i/${uid}/w640`, large: `/i/${uid}/w1280`, url: `/i/${uid}` },
  ...{ originalFilename: `${uid}.jpg`, contentType: 'image/jpeg' },
  ...changes,
});

/** The response to such a search. There are more images after `endCursor`, unless it is null. */
export const pickerImages = (nodes: readonly object[], endCursor: string | null = null) => ({
  images: {
    __typename: 'ImageConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});
