const side = (name: string) => ({
  __typename: 'ComparisonSide',
  imageUid: `uid-${name}`,
  originalFilename: `${name}.jpg`,
  width: 1600,
  height: 1200,
  fileSize: 3 * 1024 * 1024,
  contentType: 'image/jpeg',
  url: `/full/${name}`,
  largeUrl: `/large/${name}`,
  mediumUrl: `/medium/${name}`,
  downloadUrl: `/download/${name}`,
});

/** Creates a comparison in the server's response. */
export const comparisonAnswer = (more: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'Comparison',
  uid: 'cmp1',
  title: 'Old light',
  description: 'Warmer.',
  viewCount: 12,
  createdAt: '2026-03-04T12:00:00Z',
  isOwner: true,
  permalink: '/comparison/cmp1',
  original: side('before'),
  edited: side('after'),
  ...more,
});
