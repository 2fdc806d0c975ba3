/** Creates a picture in the server's response. */
export const pictureAnswer = (uid: string, changes: object = {}) => ({
  __typename: 'Image',
  uid,
  title: `Picture ${uid}`,
  width: 400,
  height: 300,
  thumbhash: null,
  privacy: 'PRIVATE',
  small: `/i/${uid}/w320`,
  medium: `/i/${uid}/w640`,
  large: `/i/${uid}/w1280`,
  ...changes,
});

/** Creates a project in the server's response. */
export const projectAnswer = (n: number, changes: object = {}) => ({
  __typename: 'Project',
  id: `project_177000000000${n}`,
  name: `Project ${n}`,
  description: null,
  tags: [] as string[],
  imageCount: 2,
  coverUid: null,
  createdAt: '2026-02-03T04:05:06.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  previewImages: [pictureAnswer(`p${n}`)],
  ...changes,
});

/** Creates a page of a connection, which has a next page if `endCursor` is given. */
export const pageAnswer = (typename: string, nodes: readonly object[], endCursor: string | null = null) => ({
  __typename: typename,
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});
